import { normalise } from "../analysis/normalise";
import type { Group, ShopFacts } from "../engine/engine";
import { isHeadedBy } from "../engine/ranked-matches";

/** So many names of a category are read. */
const READ = 300;
/** Other things have a noun of their own, which so many of them share. */
const FEWEST = 2;
const SHARED = 0.25;
const SHORTEST_NOUN = 4;

/**
 * Whether a category holds things that are something else than what a word names: those without the word share a word
 * that none of the others has, and that `isOther` knows for another thing (`warmtepompdroger` among washing machines).
 * What only goes by a property (`volautomaat` among espresso machines) shares that with them.
 */
export function holdsOthers(
  facts: ShopFacts,
  group: Group,
  category: string,
  isOther: (word: string) => boolean,
): boolean {
  const named = facts.namesIn(category, group, READ);
  const own = named.filter(({ isNamedSo }) => isNamedSo);
  if (own.length === 0) return false;
  const known = new Set(own.flatMap(({ name }) => name));
  const nouns = group.flatMap((words) => (words.length === 1 ? words : []));
  const isOne = (name: readonly string[]) => name.some((word) => nouns.some((noun) => isHeadedBy(word, noun)));
  const others = named.filter(({ name, isNamedSo }) => !isNamedSo && !isOne(name));
  const counts = new Map<string, number>();
  for (const { name } of others) {
    for (const word of new Set(name)) {
      if (known.has(word) || word.length < SHORTEST_NOUN || !/^[a-z]+$/.test(word)) continue;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const least = Math.max(FEWEST, others.length * SHARED);
  return [...counts].some(([word, count]) => count >= least && isOther(word));
}

/** The share of the names of a category that have a word as a word of its own, and not within another. */
export function shareApart(facts: ShopFacts, group: Group, category: string, word: string): number {
  const named = facts.namesIn(category, group, READ);
  const stem = normalise(word);
  return named.filter(({ name }) => name.includes(stem)).length / Math.max(1, named.length);
}

const ALIKE = 6;

/** Whether two nouns may name the same: one ends or begins the other, or they begin alike (`gereedschapskist`, `gereedschapskoffer`). */
function areAlike(one: string, other: string): boolean {
  if (one.endsWith(other) || other.endsWith(one)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) || (short.length >= ALIKE && long.startsWith(short.slice(0, ALIKE)));
}

/**
 * Whether a word, or the end of it, is known to name another thing than the nouns: other categories are named so, or it
 * has synonyms of its own.
 */
export function namesOther(
  word: string,
  nouns: readonly string[],
  { categoriesOf, synonymsOf }: { categoriesOf: (stem: string) => boolean; synonymsOf: (stem: string) => string[] },
): boolean {
  for (let cut = 0; cut <= word.length - SHORTEST_NOUN; cut++) {
    const end = word.slice(cut);
    const synonyms = synonymsOf(end);
    if (nouns.some((noun) => [end, ...synonyms].some((one) => areAlike(noun, one)))) return false;
    if (synonyms.length > 0 || categoriesOf(end)) return true;
  }
  return false;
}
