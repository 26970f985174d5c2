import { nounsNamed } from "./category-nouns";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";

/**
 * A category of which so many products are named with its noun, but not nearly all, holds other things too: of these
 * only the noun tells them apart. With fewer the shop does not name its products so, with more other things must be known.
 */
const MIXED = { least: 0.2, most: 0.8 };

/** `Printers & scanners` says itself that it holds several things. */
export const isOfSeveral = (kind: string, { categories }: ShopSense): boolean =>
  nounsNamed(categories.find(({ key }) => key === kind)?.name ?? "").length > 1;

/** A part of the sentence as it was read: with its slips mended. */
const meantBy = (reading: Reading, part: string): string =>
  (
    reading.tokens.find(({ isMended }, at) => isMended && reading.said(at, at + 1) === part)?.text ?? part
  ).toLowerCase();

const SHORTEST_HEAD = 4;

/** The share of products of a kind whose names have the end of its noun as a word: `sneakers kinderen` among `kindersneakers`. */
function shareOfHead(noun: string, kind: string, sense: ShopSense): number {
  for (let cut = 3; cut <= noun.length - SHORTEST_HEAD; cut++) {
    const head = noun.slice(cut);
    if (shopSenses([head], sense).heads.includes(kind)) return sense.shareApart(head, kind);
  }
  return 0;
}

/** The noun of a category that holds other things too, which is then also searched for. */
export function nounAmongOthers(reading: Reading, kinds: readonly string[], sense: ShopSense): string | undefined {
  const named = reading.parts.filter(({ kind }) => kind === "kind");
  const [noun, ...further] = named.map(({ said }) => meantBy(reading, said));
  const [kind, ...others] = kinds;
  // What a value names as well is told by that: `winterband`.
  const isValue = reading.parts.some(({ kind: part, said }) => part === "value" && said === named[0]?.said);
  if (!noun || isValue || further.length > 0 || !kind || others.length > 0 || !/^[a-z]+$/.test(noun)) return undefined;
  const share = sense.shareNamed(noun, kinds);
  if (share < MIXED.least) return undefined;
  if (!isOfSeveral(kind, sense) && share <= MIXED.most && share + shareOfHead(noun, kind, sense) > MIXED.most)
    return undefined;
  // Where nearly all are, the rest is something else only if it is known for that: a `fietshelm` among bicycles.
  const isMixed = share <= MIXED.most || isOfSeveral(kind, sense) || sense.holdsOthers(noun, kind);
  return isMixed ? noun : undefined;
}

/** A noun that is still among what is searched for, and was not read as something else. */
export const sought = (noun: string | undefined, words: readonly string[]): string | undefined =>
  words.find((word) => word.toLowerCase() === noun);

/**
 * Whether things that are themselves named with the noun are meant: not where only others have all of the words, as of
 * `screenprotector iphone 15`.
 */
export async function isMeantItself(typed: string, said: readonly string[], sense: ShopSense): Promise<boolean> {
  // A telephone begins a message with a capital.
  const noun = typed.toLowerCase();
  const words = said.map((word) => word.toLowerCase());
  if (!(await sense.isNamedItself(noun))) return false;
  if (words.length === 1 || (await sense.thingsNamed([noun], words)).total > 0) return true;
  return !(await sense.anyWith(words, {}));
}
