import { z } from "zod";
import { services } from "#contract/services";
import { dataFolder, plain, readWords, runCommand, UsageError } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";

const TIMEOUT_MS = 10_000;

const USAGE = `Gebruik: npm run mail -- <opdracht> [opties]

  status                      toon hoeveel mail wacht, wat niet lukt en wat is opgegeven
  retry SLEUTEL|alles         verstuur mail die is opgegeven alsnog

  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

De winkel moet draaien. Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

const mails = z.array(z.object({ key: z.string(), tries: z.number(), problem: z.string(), createdAt: z.string() }));
const state = z.object({ waiting: z.number(), failing: mails, givenUp: mails });
const retried = z.object({ count: z.number() });

/** `npm run mail`: shows which mails of the running shop were not sent, and sends them after all. Returns the exit code. */
export async function runMailCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return USAGE;
  const [word = "", key, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Dit is te veel: ${more.join(" ")}`);
  const dataDir = dataFolder(values.data, env);
  const ask = async (body?: unknown) => {
    await requireShop(dataDir);
    return askShop(dataDir, `${services.users.mount}/mails`, { body, timeoutMs: TIMEOUT_MS });
  };
  if (word === "status" && key === undefined) return described(state.parse(await ask()));
  if (word === "retry" && key) {
    const { count } = retried.parse(await ask(key === "alles" ? {} : { key }));
    return `Opnieuw in de wachtrij: ${count}`;
  }
  throw new UsageError(word === "" ? "Geef een opdracht" : `Deze opdracht klopt niet: ${positionals.join(" ")}`);
}

function described({ waiting, failing, givenUp }: z.infer<typeof state>): string {
  const listed = (title: string, rows: z.infer<typeof mails>) =>
    rows.length === 0
      ? []
      : [title, ...rows.map((row) => `  ${row.key}  ${row.tries} keer geprobeerd: ${row.problem}`)];
  const lines = [
    `In de wachtrij: ${waiting}`,
    ...listed("Lukt nog niet:", failing),
    ...listed("Opgegeven (npm run mail -- retry SLEUTEL):", givenUp),
  ];
  return lines.map(plain).join("\n");
}
