import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, dataFolder, EXIT_CODES, fromHere, readWords, UsageError } from "../../operator/command";
import { type Ask, askerOf, operatorCommand, wrongWords } from "../../operator/shop-command";

const TIMEOUT_MS = 30_000;

const USAGE = `Gebruik: npm run consent -- <opdracht> [opties]

  export [--vorm csv|json] [--naar BESTAND]
                      schrijf alle keuzes over cookies uit, de oudste eerst (standaard: csv, naar het scherm)
  show ID             toon de keuzes van één bezoeker; het id staat in de cookie consent

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const choice = z.object({
  number: z.number(),
  id: z.string(),
  at: z.string(),
  version: z.number(),
  purposes: z.string(),
  place: z.enum(["banner", "settings"]),
});
type Choice = z.infer<typeof choice>;
const page = z.object({ consents: z.array(choice) });

/** `npm run consent`: exports the running shop's log of consent. Returns the exit code. */
export const runConsentCommand = operatorCommand(USAGE, readArguments, answer);

interface Wanted {
  ask: Ask;
  /** Of one visitor; everybody without it. */
  id: string | undefined;
  form: "csv" | "json";
  /** Name of the file as given, and its path. */
  file: { name: string; path: string } | undefined;
}

function readArguments(argv: string[], env: Record<string, string | undefined>): Wanted | null {
  const { values, positionals } = readWords(argv, { vorm: { type: "string" }, naar: { type: "string" } });
  if (values.help) return null;
  const [word, id] = positionals;
  const { vorm = "csv", naar } = values;
  const most = word === "export" ? 1 : 2;
  if ((word !== "export" && word !== "show") || positionals.length > most) throw wrongWords(positionals);
  if (word === "show" && !/^[0-9a-f]{32}$/.test(id ?? "")) throw new UsageError("Geef het id van 32 tekens");
  if (vorm !== "csv" && vorm !== "json") throw new UsageError("Kies bij --vorm csv of json");
  const ask = askerOf(dataFolder(values.data, env), `${services.site.mount}/operator-consents`, TIMEOUT_MS);
  return { ask, id, form: vorm, file: naar === undefined ? undefined : { name: naar, path: fromHere(naar, env) } };
}

async function answer({ ask, id, form, file }: Wanted): Promise<string> {
  const choices = await readAll(ask, id);
  if (id !== undefined && choices.length === 0) return "Dit id staat niet in de lijst";
  const text = form === "json" ? JSON.stringify(choices.map(inWords), null, 2) : csv(choices);
  if (!file) return text;
  await writeFile(file.path, `${text}\n`);
  return `Geschreven: ${choices.length} keuzes naar ${file.name}`;
}

/** Page by page, so that no answer is larger than the shop can make at once. */
async function readAll(ask: Ask, id: string | undefined): Promise<Choice[]> {
  const all: Choice[] = [];
  for (;;) {
    const query = new URLSearchParams({ after: String(all.at(-1)?.number ?? 0), ...(id ? { id } : {}) });
    const { consents } = page.parse(await ask(`?${query}`));
    if (consents.length === 0) return all;
    all.push(...consents);
  }
}

const places = { banner: "balk", settings: "instellingen" } as const;

const inWords = ({ at, version, purposes, id, place }: Choice) => ({
  tijd: at,
  versie: version,
  keuze: purposes || "geweigerd",
  id,
  plek: places[place],
});

/** No value holds a comma or a quote. */
function csv(choices: Choice[]): string {
  const rows = choices.map((one) => Object.values(inWords(one)).join(","));
  return ["tijd,versie,keuze,id,plek", ...rows].join("\n");
}
