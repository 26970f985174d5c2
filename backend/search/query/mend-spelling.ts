import type { Compounds } from "../analysis/compounds";
import { uses } from "../analysis/features";
import { normalise } from "../analysis/normalise";
import { hasDigit } from "../analysis/tokens";
import type { SearchEngine } from "../engine/engine";
import type { Correction } from "../words/speller";
import type { Vocabulary } from "../words/vocabulary";
import type { PlannedGroup } from "./plan";

/** A word in fewer products than this may be a typo… */
const RARE = 3;
/** …when a similar word is this many times as common. */
const MUCH_COMMONER = 20;
const MOST_CORRECTIONS = 3;
const CANDIDATES = 3;
/** So few letters are also the letters of other words. */
const SHORT = 4;
/** A word that nothing else in the query explains must be longer to be taken for another one. */
const LONG = 7;
/** Cost of more than one common slip. */
const ONE_SLIP = 1;

interface Speech {
  engine: SearchEngine;
  vocabulary: Vocabulary;
  compounds: Pick<Compounds, "isListed">;
}

/** Pieces of what was typed as one word have at least so many letters. */
const SHORTEST_PIECE = 3;

/**
 * The two words that products are named with together, of what was typed as one: `joycon` of a `Joy-Con`. Two Dutch words
 * make a compound, which is another thing than both (`hangmat` is no mat that hangs).
 */
async function pulledApart(word: string, { engine, vocabulary, compounds }: Speech): Promise<string[] | undefined> {
  const isKnown = (piece: string) => vocabulary.count(piece) + vocabulary.count(normalise(piece)) > 0;
  for (let cut = SHORTEST_PIECE; cut <= word.length - SHORTEST_PIECE; cut++) {
    const pieces = [word.slice(0, cut), word.slice(cut)];
    if (!pieces.every(isKnown) || pieces.every((piece) => compounds.isListed(piece))) continue;
    const together = pieces.map((piece) => [[normalise(piece)]]);
    if ((await engine.frequency(together, 1)) > 0) return pieces;
  }
  return undefined;
}

const isSlip = (word: string, { cost, word: other }: Correction): boolean =>
  cost < ONE_SLIP && (word[0] === other[0] || word[0] === other[1]);

/**
 * The words of a query with those replaced that no product has; undefined when nothing can be mended. When another word
 * stays unknown, the query is probably about something that this shop does not have: then only long words with one
 * common slip are replaced (`harry potter` is not about potten).
 */
export async function mended(
  planned: readonly PlannedGroup[],
  speech: Speech,
  isProperty: (part: PlannedGroup) => boolean,
): Promise<string[] | undefined> {
  if (!uses.spelling) return undefined;
  const { engine, vocabulary, compounds } = speech;
  const parts = await Promise.all(
    planned.map(async (part) => {
      const [word = ""] = part.typed;
      const known = part.typed.length > 1 || (await engine.frequency([part.group], 1)) > 0;
      const found = known || compounds.isListed(word) ? [] : vocabulary.corrections(word, CANDIDATES);
      const better = found.find((candidate) => word.length > SHORT || isSlip(word, candidate));
      const pieces = known || better || hasDigit(word) ? undefined : await pulledApart(word, speech);
      return { part, word, known: known || pieces !== undefined, better, pieces };
    }),
  );
  const unexplained = parts.some(({ part, known, better }) => !known && !better && !isProperty(part));
  const accepted = ({ word, better, pieces }: (typeof parts)[number]) =>
    better && (!unexplained || (word.length >= LONG && isSlip(word, better))) ? [better.word] : pieces;
  if (!parts.some((part) => accepted(part) !== undefined)) return undefined;
  return parts.flatMap((entry) => accepted(entry) ?? entry.part.typed);
}

/** A doubled consonant that no ending explains: Dutch doubles one before a vowel only (`pannen`). */
const DOUBLED = /([b-df-hj-np-tv-z])\1(?![aeiouy])/;

/**
 * The words of a query without doubled letters that nobody spells so, where that is a commoner word than those with the
 * same stem as what was typed; undefined when there are none. The stem has lost the doubled letter, so such a word seems
 * known: that of another word with it.
 */
export async function undoubled(
  planned: readonly PlannedGroup[],
  { engine, vocabulary }: Speech,
): Promise<string[] | undefined> {
  if (!uses.spelling) return undefined;
  const single = await Promise.all(
    planned.map(async ({ typed: [word = ""] }) => {
      const other = word.replace(DOUBLED, "$1");
      if (other === word || vocabulary.count(word) > 0) return undefined;
      const count = vocabulary.count(other);
      return count > (await engine.frequency([[[normalise(word)]]], count)) ? other : undefined;
    }),
  );
  if (single.every((word) => word === undefined)) return undefined;
  return planned.flatMap(({ typed }, i) => (typed.length === 1 && single[i]) || typed);
}

/** Whole queries with a rare word replaced by a similar, much more common one. */
export async function likelier(planned: readonly PlannedGroup[], { engine, vocabulary }: Speech): Promise<string[]> {
  const found: string[] = [];
  if (!uses.spelling) return found;
  for (const [i, { typed, group }] of planned.entries()) {
    const [word = ""] = typed;
    if (typed.length > 1) continue;
    const count = await engine.frequency([group], RARE + 1);
    if (count > RARE) continue;
    const better = vocabulary.corrections(word).filter((other) => other.count >= Math.max(1, count) * MUCH_COMMONER);
    for (const other of better) {
      found.push(planned.flatMap((part, j) => (j === i ? [other.word] : part.typed)).join(" "));
    }
  }
  return found.slice(0, MOST_CORRECTIONS);
}
