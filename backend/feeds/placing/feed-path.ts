import { isGeneric, stem, wordsOf } from "../taxonomy/words";

const MOST_LEVELS = 8;
const LEVEL_LENGTH = 100;
const SEPARATORS = [">", "»", "›", "→", "|", "\\", "::", " / ", "/"];

/** The levels of a path as a feed writes it, from the top. */
export function levelsOf(path: string): string[] {
  const separator = SEPARATORS.find((one) => path.includes(one));
  const levels = separator === undefined ? [path] : path.split(separator);
  return levels
    .filter((level) => level.trim() !== "")
    .slice(-MOST_LEVELS)
    .map((level) => level.trim().slice(0, LEVEL_LENGTH).replace(/\s+/g, " ").trim());
}

/** The path that stands for an item in lists and mappings: the shop's own, else Google's. */
export function feedPath(item: { productType: string; googleCategory: string }): string {
  return levelsOf(item.productType === "" ? item.googleCategory : item.productType).join(" > ");
}

/** Comparable form: paths that differ in case or spaces are one. */
export function pathKey(path: string): string {
  return levelsOf(path).join(" > ").toLowerCase();
}

/**
 * The levels that name something. “Home” or “Accessoires” name nothing by themselves: they are read with the level
 * above, if there is one.
 */
export function specificLevels(path: string): string[] {
  const telling: string[] = [];
  for (const level of levelsOf(path)) {
    const above = telling.at(-1);
    if (wordsOf(level).some((word) => !isGeneric(stem(word)))) telling.push(level);
    else if (above !== undefined) telling.push(`${above} ${level}`);
  }
  return telling;
}
