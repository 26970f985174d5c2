import { withWholeBarcodes } from "../analysis/codes";
import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { isStopWord } from "../analysis/stop-words";
import { hasDigit, tokens } from "../analysis/tokens";
import type { PlannedGroup } from "./plan";

/** What follows says what the product is for, has or is made of: `hoes voor telefoon` asks for a hoes. */
const prepositions = new Set("voor van met in op zonder bij uit om onder tegen naar aan over for with".split(" "));

/** What tells the noun of a query from the words about it. */
export interface NounSense {
  compounds: Compounds;
  /** Stems of category names and their compound heads. */
  kinds: ReadonlySet<string>;
  /** Whether a word describes a product without naming what it is. */
  isProperty: (word: string) => boolean;
}

/** The number of significant words before the first preposition. */
export function wordsOfHead(text: string): number {
  let count = 0;
  for (const word of tokens(withWholeBarcodes(text))) {
    if (prepositions.has(word) && count > 0) return count;
    if (!isStopWord(word)) count++;
  }
  return count;
}

/** Whether a part of the query names a category of the shop, or what such a category is a kind of. */
export function namesKind({ typed }: PlannedGroup, { kinds, compounds }: NounSense): boolean {
  const [word = ""] = typed;
  return typed.length === 1 && [word, compounds.head(word) ?? word].some((name) => kinds.has(normalise(name)));
}

export function isProperty(part: PlannedGroup, sense: NounSense): boolean {
  return !namesKind(part, sense) && part.typed.every(sense.isProperty);
}

/** Whether it is known to name a thing: a kind of the shop, a Dutch noun, or a compound of those. */
export function namesThing(part: PlannedGroup, sense: NounSense): boolean {
  const { compounds } = sense;
  const word = part.typed.join("");
  return namesKind(part, sense) || compounds.isListed(word) || compounds.split(word).length > 0;
}

/**
 * Which part of a query says what is sought. Dutch phrases end in their noun: it is the last word before a preposition
 * that names a thing, or else the last that is no property. Undefined when there are only properties, and for a word
 * beside a type number, which may belong to the type.
 */
export function nounOf(planned: readonly PlannedGroup[], inHead: number, sense: NounSense): number | undefined {
  let words = 0;
  const parts = planned.map((part, at) => {
    const before = words;
    words += part.typed.length;
    return { part, at, head: before < inHead };
  });
  const content = parts.filter(({ part }) => !isProperty(part, sense));
  for (const among of [content.filter(({ head }) => head), content]) {
    const thing = among.findLast(({ part }) => namesThing(part, sense));
    if (thing) return thing.at;
  }
  return planned.some(({ typed }) => typed.some(hasDigit)) ? undefined : content.at(-1)?.at;
}
