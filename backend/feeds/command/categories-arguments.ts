import { COMMON_OPTIONS, dataFolder, EXIT_CODES, readWords, UsageError } from "../../operator/command";

export type CategoriesArguments = { dataDir: string } & (
  | { word: "suggest"; shop: string | null }
  | { word: "map"; shop: string; path: string; category: string }
  | { word: "unmap"; shop: string; path: string }
);

export const CATEGORIES_USAGE = `Gebruik: npm run categories -- <opdracht> [opties]

  suggest                     toon de paden uit feeds: hoeveel producten, waarheen en hoe zeker; niet ingedeeld eerst
  map "Pad > van > feed" SLEUTEL   zet dit pad van een winkel voortaan in deze categorie
  unmap "Pad > van > feed"    trek dat weer in: de volgende import deelt dit pad zelf in

  --shop HOST                 de winkel (bij map en unmap verplicht), bijvoorbeeld winkel.example
${COMMON_OPTIONS}

${EXIT_CODES}`;

/** Throws UsageError with a Dutch reason; null: only the usage text was requested. */
export function readCategoriesArguments(
  argv: string[],
  env: Record<string, string | undefined>,
): CategoriesArguments | null {
  const { values, positionals } = readWords(argv, { shop: { type: "string" } });
  if (values.help) return null;
  const [word, path, category, ...more] = positionals;
  const dataDir = dataFolder(values.data, env);
  const shop = values.shop === undefined ? null : hostOf(values.shop);
  if (more.length > 0 || (word === "unmap" && category !== undefined))
    throw new UsageError("Zet het pad tussen aanhalingstekens");
  if (word === "suggest" && path === undefined) return { dataDir, word, shop };
  if (word !== "map" && word !== "unmap")
    throw new UsageError(word === undefined ? "Geef een opdracht" : `Onbekende opdracht: ${positionals.join(" ")}`);
  if (!shop) throw new UsageError("Geef de winkel met --shop");
  if (!path?.trim()) throw new UsageError("Geef het pad");
  if (word === "unmap") return { dataDir, word, shop, path: path.trim() };
  if (!category) throw new UsageError("Geef het pad en de sleutel van de categorie");
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
