import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { services } from "#contract/services";
import { dataFolder, fromHere, readWords, runCommand, UsageError } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";

const TIMEOUT_MS = 30_000;

const USAGE = `Gebruik: npm run consent -- <opdracht> [opties]

  export [--vorm csv|json] [--naar BESTAND]
                      schrijf alle keuzes over cookies uit, de oudste eerst (standaard: csv, naar het scherm)
  show ID             toon de keuzes van één bezoeker; het id staat in de cookie consent

  --data MAP          gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help              toon deze uitleg

De winkel moet draaien. Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

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
export async function runConsentCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, { vorm: { type: "string" }, naar: { type: "string" } });
  if (values.help) return USAGE;
  const [word = "", id, ...more] = positionals;
  const { vorm = "csv", naar } = values;
  if (more.length > 0 || (word === "export" && id)) throw new UsageError(`Dit is te veel: ${positionals.at(-1)}`);
  if (word !== "export" && word !== "show")
    throw new UsageError(word === "" ? "Geef een opdracht" : `Onbekende opdracht: ${word}`);
  if (word === "show" && !/^[0-9a-f]{32}$/.test(id ?? "")) throw new UsageError("Geef het id van 32 tekens");
  if (vorm !== "csv" && vorm !== "json") throw new UsageError("Kies bij --vorm csv of json");
  const dataDir = dataFolder(values.data, env);
  await requireShop(dataDir);
  const choices = await readAll(dataDir, id);
  if (word === "show" && choices.length === 0) return "Dit id staat niet in de lijst";
  const text = vorm === "json" ? JSON.stringify(choices.map(inWords), null, 2) : csv(choices);
  if (naar === undefined) return text;
  await writeFile(fromHere(naar, env), `${text}\n`);
  return `Geschreven: ${choices.length} keuzes naar ${naar}`;
}

/** Page by page, so that no answer is larger than the shop can make at once. */
async function readAll(dataDir: string, id: string | undefined): Promise<Choice[]> {
  const all: Choice[] = [];
  for (;;) {
    const query = new URLSearchParams({ after: String(all.at(-1)?.number ?? 0), ...(id ? { id } : {}) });
    const path = `${services.site.mount}/operator-consents?${query}`;
    const { consents } = page.parse(await askShop(dataDir, path, { timeoutMs: TIMEOUT_MS }));
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
