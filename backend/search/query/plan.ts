import { sizeWord, sizeWords } from "../analysis/attributes";
import { barcode, runs, withWholeBarcodes } from "../analysis/codes";
import type { Compounds } from "../analysis/compounds";
import { uses } from "../analysis/features";
import { writtenTogether } from "../analysis/linking";
import { normalise } from "../analysis/normalise";
import { withoutBuyingWords, withoutStopWords } from "../analysis/stop-words";
import type { Synonyms } from "../analysis/synonyms";
import { hasDigit, tokens } from "../analysis/tokens";
import type { Group, Words } from "../engine/engine";

const MOST_WORDS = 12;
const MOST_ALTERNATIVES = 12;
const SHORTEST_CODE_BEGINNING = 4;
const SHORTEST_IN_PIECES = 3;

/** One part of the query: the words as typed, and their alternatives in a product. */
export interface PlannedGroup {
  typed: string[];
  group: Group;
}

export interface Language {
  compounds: Compounds;
  synonyms: Synonyms;
}

/** The indexed forms that match one word. */
function wordAlternatives(word: string, compounds: Compounds): Words[] {
  if (hasDigit(word)) {
    const code = barcode(word);
    const alternatives: Words[] = [[word]];
    if (code) alternatives.push([code]);
    else if (word.length >= SHORTEST_CODE_BEGINNING && /[a-z]/.test(word)) alternatives.push([`${word}*`]);
    // The `4` and `k` of `4k` say nothing apart.
    const pieces = word.length < SHORTEST_IN_PIECES ? [] : runs(word);
    return pieces.length > 0 ? [...alternatives, pieces] : alternatives;
  }
  const parts = compounds.split(word);
  return parts.length > 0 ? [[normalise(word)], parts] : [[normalise(word)]];
}

/** The cartesian product of the groups' alternatives. */
function combined(groups: readonly Group[]): Words[] {
  let found: Words[] = [[]];
  for (const group of groups) {
    found = found.flatMap((words) => group.map((more) => [...words, ...more])).slice(0, MOST_ALTERNATIVES);
  }
  return found;
}

function withAlternatives(planned: PlannedGroup, more: readonly Words[]): PlannedGroup {
  return { ...planned, group: [...planned.group, ...more].slice(0, MOST_ALTERNATIVES) };
}

function merged(planned: readonly PlannedGroup[], more: readonly Words[]): PlannedGroup {
  const both = { typed: planned.flatMap(({ typed }) => typed), group: combined(planned.map(({ group }) => group)) };
  return { ...both, group: [...more, ...both.group].slice(0, MOST_ALTERNATIVES) };
}

/** `maat 38` matches size 38, or else both words anywhere. */
function sizes(planned: readonly PlannedGroup[]): PlannedGroup[] {
  const result: PlannedGroup[] = [];
  for (let i = 0; i < planned.length; i++) {
    const [here, next] = [planned[i], planned[i + 1]];
    if (!here) continue;
    const size = next?.typed[0];
    if (next && size && sizeWords.has(here.typed[0] ?? "")) {
      result.push({ typed: [...here.typed, ...next.typed], group: [[sizeWord(size)]] });
      i++;
    } else result.push(here);
  }
  return result;
}

function withSynonyms(planned: readonly PlannedGroup[], synonyms: Synonyms): PlannedGroup[] {
  const stems = planned.map(({ typed }) => (typed.length === 1 ? normalise(typed[0] ?? "") : " "));
  const result: PlannedGroup[] = [];
  for (let i = 0; i < planned.length; ) {
    const found = synonyms.find(stems, i);
    const [here] = planned.slice(i, i + 1);
    if (!here) break;
    if (found && found.length > 1) result.push(merged(planned.slice(i, i + found.length), found.alternatives));
    else result.push(found ? withAlternatives(here, found.alternatives) : here);
    i += found?.length ?? 1;
  }
  return result;
}

/** Adjacent words that are indexed as one word (`wandel schoenen`, `WGG 244`) may also match that. */
async function joined(
  planned: readonly PlannedGroup[],
  isKnown: (word: string) => Promise<boolean>,
): Promise<PlannedGroup[]> {
  const result: PlannedGroup[] = [];
  for (let i = 0; i < planned.length; ) {
    const longest = planned.slice(i, i + 3);
    let taken = 1;
    for (let length = longest.length; length > 1 && taken === 1; length--) {
      const neighbours = longest.slice(0, length);
      if (neighbours.some(({ typed }) => typed.length > 1)) continue;
      const known: Words[] = [];
      for (const word of writtenTogether(neighbours.map(({ typed }) => typed[0] ?? ""))) {
        if (await isKnown(word)) known.push([word]);
      }
      if (known.length === 0) continue;
      result.push(merged(neighbours, known));
      taken = length;
    }
    const [here] = longest;
    if (taken === 1 && here) result.push(here);
    i += taken;
  }
  return result;
}

/** The significant words of a query, as typed but folded. */
export function queryWords(text: string): string[] {
  return withoutBuyingWords(withoutStopWords(tokens(withWholeBarcodes(text)))).slice(0, MOST_WORDS);
}

/** Turns the words of a query into an engine query: every group must match in one of its alternatives. */
export async function planQuery(
  words: readonly string[],
  { compounds, synonyms }: Language,
  isKnown: (word: string) => Promise<boolean>,
): Promise<PlannedGroup[]> {
  const plain = words.map((word) => ({ typed: [word], group: wordAlternatives(word, compounds) }));
  const meant = withSynonyms(uses.attributes ? sizes(plain) : plain, synonyms);
  return uses.compounds ? joined(meant, isKnown) : meant;
}
