import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../process/root";
import { parseTaxonomy, type Taxonomy } from "./taxonomy";

let known: Taxonomy | undefined;

/** The taxonomy we ship. Only for the feed worker and commands: pages have no use for its five thousand names. */
export function readTaxonomy(): Taxonomy {
  const folder = join(projectRoot(), "backend", "feeds", "taxonomy");
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  known ??= parseTaxonomy(text("google-taxonomy.txt"), text("dutch-synonyms.txt"));
  return known;
}
