import type { ShopSummary } from "#contract/shops";

export interface LetterGroup {
  /** A–Z, or null for names that begin with another character. */
  letter: string | null;
  shops: ShopSummary[];
}

/** Shops by first letter in Dutch order, ignoring accents; names that do not begin with a letter come last. */
export function byLetter(shops: readonly ShopSummary[]): LetterGroup[] {
  const groups = new Map<string | null, ShopSummary[]>();
  const sorted = shops.toSorted((one, other) => one.name.localeCompare(other.name, "nl", { numeric: true }));
  for (const shop of sorted) {
    const letter = letterOf(shop.name);
    const group = groups.get(letter);
    if (group) group.push(shop);
    else groups.set(letter, [shop]);
  }
  return [...groups]
    .map(([letter, members]) => ({ letter, shops: members }))
    .sort((one, other) => (one.letter ?? "~").localeCompare(other.letter ?? "~", "en"))
    .sort((one, other) => Number(one.letter === null) - Number(other.letter === null));
}

function letterOf(name: string): string | null {
  const first = name.trim().normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : null;
}
