import { COMMON_OPTIONS, dataFolder, EXIT_CODES, plain, readWords } from "../../operator/command";
import { SCHEDULE_MOUNT, type ScheduleList, scheduleList, told } from "../../operator/on-schedule";
import { askShop, requireShop } from "../../operator/running-shop";
import { operatorCommand, wrongWords } from "../../operator/shop-command";

const USAGE = `Gebruik: npm run schedule -- <opdracht> [opties]

  list                        welke winkels op tijd gelezen worden, wanneer weer, en hoe het de laatste keer ging
  now WINKEL                  lees een winkel nu
  pause WINKEL                lees een winkel voorlopig niet meer
  resume WINKEL               lees een winkel weer, te beginnen nu
  remove WINKEL               haal een winkel van de agenda; haar aanbiedingen blijven staan

Een winkel komt op de agenda met --every (90m, 6u, 1d) achter npm run import of npm run crawl.

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const TIMEOUT_MS = 10_000;
const DONE: Record<string, string> = {
  now: "wordt nu gelezen",
  pause: "wordt voorlopig niet meer gelezen",
  resume: "wordt weer gelezen, te beginnen nu",
  remove: "staat niet meer op de agenda. Haar aanbiedingen staan er nog",
};
const STATES: Record<string, string> = { done: "gelukt", held: "tegengehouden", failed: "mislukt" };
const moment = new Intl.DateTimeFormat("nl-NL", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Amsterdam",
});

/** `npm run schedule`: shows and changes which shops the running shop reads on time. Returns the exit code. */
export const runScheduleCommand = operatorCommand(
  USAGE,
  (argv, env) => {
    const { values, positionals } = readWords(argv, {});
    return values.help ? null : { dataDir: dataFolder(values.data, env), words: positionals };
  },
  async ({ dataDir, words }) => {
    const [word = "", site, ...more] = words;
    if (more.length > 0 || (word === "list") !== (site === undefined)) throw wrongWords(words);
    if (site === undefined) {
      await requireShop(dataDir);
      return described(await scheduleList(dataDir));
    }
    const done = DONE[word];
    if (done === undefined) throw wrongWords(words);
    await requireShop(dataDir);
    await askShop(dataDir, `${SCHEDULE_MOUNT}/change`, { body: { site, word }, timeoutMs: TIMEOUT_MS });
    return `${site} ${done}.`;
  },
);

function described({ shops, isOn }: ScheduleList): string {
  if (shops.length === 0) return "Er staat niets op de agenda.";
  const off = isOn ? [] : ["Deze winkel draait met SCHEDULE=0 en leest zelf niets.", ""];
  return [...off, ...shops.flatMap(shopLines)].map(plain).join("\n");
}

function shopLines(shop: ScheduleList["shops"][number]): string[] {
  const { site, kind, name, feed, url, everyMinutes, failures, lastAt, lastState, lastMessage } = shop;
  const often = failures > 1 ? `, ${failures} keer achter elkaar` : "";
  const last = lastAt
    ? [`      ${moment.format(new Date(lastAt))} ${STATES[lastState] ?? lastState}${often}: ${lastMessage}`]
    : [];
  return [
    `${site}  ${name}  ${kind === "feed" ? "feed" : "pagina's"} ${kind === "feed" ? feed : url}`,
    `      elke ${told(everyMinutes)}, ${nextOf(shop)}`,
    ...last,
  ];
}

/** When it is read next, in Dutch. */
export function nextOf({ nextAt, isBusy }: Pick<ScheduleList["shops"][number], "nextAt" | "isBusy">): string {
  if (isBusy) return "wordt nu gelezen";
  if (nextAt === null) return "gepauzeerd";
  return `de volgende keer ${moment.format(new Date(nextAt))}`;
}
