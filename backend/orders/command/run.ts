import { z } from "zod";
import { services } from "#contract/services";
import { dataFolder, plain, readWords, runCommand, UsageError } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";

/** A shop with many orders takes some time to count. */
const TIMEOUT_MS = 120_000;

const USAGE = `Gebruik: npm run orders -- <opdracht> [opties]

  check                       controleer bestellingen, voorraad, codes, boeken en facturen

  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

De winkel moet draaien. Afsluitcodes: 0 alles klopt, 1 mislukt of iets klopt niet, 2 verkeerd gebruik`;

const checked = z.object({ broken: z.array(z.string()) });

/** `npm run orders -- check`: says what in the books of the running shop cannot be right. Returns the exit code. */
export async function runOrdersCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return USAGE;
  const [word = "", ...more] = positionals;
  if (word !== "check" || more.length > 0) {
    throw new UsageError(word === "" ? "Geef een opdracht" : `Deze opdracht klopt niet: ${positionals.join(" ")}`);
  }
  const dataDir = dataFolder(values.data, env);
  await requireShop(dataDir);
  const { broken } = checked.parse(
    await askShop(dataDir, `${services.carts.mount}/orders/check`, { timeoutMs: TIMEOUT_MS }),
  );
  if (broken.length === 0) return "Alles klopt";
  throw new Error(`niet alles klopt\n${broken.map((line) => `  ${plain(line)}`).join("\n")}`);
}
