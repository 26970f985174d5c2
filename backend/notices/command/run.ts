import { z } from "zod";
import { services } from "#contract/services";
import { dataFolder, plain, readWords, runCommand, UsageError } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";

const TIMEOUT_MS = 10_000;

const USAGE = `Gebruik: npm run notices -- <opdracht> [opties]

  list [wachtend|besloten]    toon meldingen (standaard: wachtend)
  show NUMMER                 toon één melding
  decide NUMMER ja|nee --reason "reden"
                              beslis: ja, de melding klopt; nee, we laten het zo. De melder krijgt besluit en reden

  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

De winkel moet draaien. Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

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
export async function runNoticesCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, { reason: { type: "string" } });
  if (values.help) return USAGE;
  const [word = "", first = "", verdict, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Dit is te veel: ${more.join(" ")}`);
  const dataDir = dataFolder(values.data, env);
  const ask = async (query: string, body?: unknown) => {
    await requireShop(dataDir);
    return askShop(dataDir, `${services.site.mount}/operator-notices${query}`, { body, timeoutMs: TIMEOUT_MS });
  };
  const read = async (query: string) => list.parse(await ask(query)).notices;
  if (word === "list" && ["", "wachtend", "besloten"].includes(first)) {
    const found = await read(first === "besloten" ? "?decided=1" : "");
    return found.length === 0 ? "Er staat niets in deze lijst" : found.map(shown).join("\n\n");
  }
  if (word === "show" && first) return (await read(`?id=${encodeURIComponent(first)}`)).map(shown).join("\n");
  if (word !== "decide")
    throw new UsageError(word === "" ? "Geef een opdracht" : `Deze opdracht klopt niet: ${positionals.join(" ")}`);
  const accepted = verdicts[verdict ?? ""];
  if (!first || accepted === undefined) throw new UsageError("Geef het nummer van de melding, en ja of nee");
  if (!values.reason?.trim()) throw new UsageError('Geef de reden: --reason "…"');
  await ask("", { id: first, accepted, reason: values.reason });
  return "Vastgelegd, en de melder krijgt bericht";
}

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
