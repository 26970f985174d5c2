import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { UsageError } from "./arguments";

export type CategoriesArguments = { dataDir: string } & (
  | { word: "suggest"; shop: string | null }
  | { word: "map"; shop: string; path: string; category: string }
);

export const CATEGORIES_USAGE = `Gebruik: npm run categories -- <opdracht> [opties]

  suggest                     toon de paden uit feeds: hoeveel producten, waarheen en hoe zeker; niet ingedeeld eerst
  map "Pad > van > feed" SLEUTEL   zet dit pad van een winkel voortaan in deze categorie

  --shop HOST                 de winkel (bij map verplicht), bijvoorbeeld winkel.example
  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readCategoriesArguments(
  argv: string[],
  env: Record<string, string | undefined>,
): CategoriesArguments | null {
  const { values, positionals } = parse(argv);
  if (values.help) return null;
  const [word, path, category, ...more] = positionals;
  // npm starts us in the project folder; resolve paths against the user's working directory.
  const dataDir = values.data ? resolve(env.INIT_CWD ?? "", values.data) : resolve(env.DATA_DIR || "data");
  const shop = values.shop === undefined ? null : hostOf(values.shop);
  if (more.length > 0) throw new UsageError("Zet het pad tussen aanhalingstekens");
  if (word === "suggest" && path === undefined) return { dataDir, word, shop };
  if (word !== "map")
    throw new UsageError(word === undefined ? "Geef een opdracht" : `Onbekende opdracht: ${positionals.join(" ")}`);
  if (!shop) throw new UsageError("Geef de winkel met --shop");
  if (!path?.trim() || !category) throw new UsageError("Geef het pad en de sleutel van de categorie");
  return { dataDir, word, shop, path: path.trim(), category };
}

function hostOf(shop: string): string {
  return shop
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/.*$/, "")
    .replace(/^www\./, "");
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { shop: { type: "string" }, data: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
