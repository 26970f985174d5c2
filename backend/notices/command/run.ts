import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain, UsageError } from "../../operator/command";
import { REASON, reasonOf } from "../../operator/reason";
import { wordsCommand, wrongWords } from "../../operator/shop-command";

const USAGE = `Gebruik: npm run notices -- <opdracht> [opties]

  list [wachtend|besloten]    toon meldingen (standaard: wachtend)
  show NUMMER                 toon één melding
  decide NUMMER ja|nee --reden "…"
                              beslis: ja, de melding klopt; nee, we laten het zo. De melder krijgt besluit en reden

${COMMON_OPTIONS}

De winkel moet draaien. ${EXIT_CODES}`;

const notice = z.object({
  id: z.string(),
  kind: z.enum(["price", "illegal"]),
  page: z.string(),
  text: z.string(),
  name: z.string(),
  email: z.string(),
  sentAt: z.string(),
  accepted: z.boolean().nullable(),
  reason: z.string(),
  decidedAt: z.string().nullable(),
});
type Told = z.infer<typeof notice>;
const list = z.object({ notices: z.array(notice) });
const verdicts: Record<string, boolean> = { ja: true, nee: false };

/** `npm run notices`: lists and decides notices of the running shop. Returns the exit code. */
export const runNoticesCommand = wordsCommand(
  {
    usage: USAGE,
    mount: `${services.site.mount}/operator-notices`,
    options: REASON,
    most: 3,
  },
  async (words, ask, values) => {
    const reason = reasonOf(values);
    const [word, first = "", verdict] = words;
    const read = async (query: string) => list.parse(await ask(query)).notices;
    if (word === "list" && ["", "wachtend", "besloten"].includes(first)) {
      const found = await read(first === "besloten" ? "?decided=1" : "");
      return found.length === 0 ? "Er staat niets in deze lijst" : found.map(shown).join("\n\n");
    }
    if (word === "show" && first) return (await read(`?id=${encodeURIComponent(first)}`)).map(shown).join("\n");
    if (word !== "decide") throw wrongWords(words);
    const accepted = verdicts[verdict ?? ""];
    if (!first || accepted === undefined) throw new UsageError("Geef het nummer van de melding, en ja of nee");
    if (!reason) throw new UsageError('Geef de reden: --reden "…"');
    await ask("", { id: first, accepted, reason });
    return "Vastgelegd, en de melder krijgt bericht";
  },
);

const kinds = { price: "onjuiste prijs", illegal: "illegale inhoud" } as const;

function shown({ id, kind, page, text, name, email, sentAt, accepted, reason }: Told): string {
  const lines = [
    `${id}  ${kinds[kind]}, ${sentAt}`,
    `  over ${page}`,
    ...(email ? [`  van ${name} <${email}>`] : []),
    ...text.split("\n").map((line) => `  | ${line}`),
    ...(accepted === null ? [] : [`  besloten: ${accepted ? "ja" : "nee"}, ${reason}`]),
  ];
  return lines.map(plain).join("\n");
}
