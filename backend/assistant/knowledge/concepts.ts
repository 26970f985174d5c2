import type { Compounds } from "../../search/analysis/compounds";
import { normalise } from "../../search/analysis/normalise";
import type { Synonyms } from "../../search/analysis/synonyms";
import { tokens } from "../../search/analysis/tokens";
import { typingDistance } from "../../search/words/distance";
import { isIdle, isLight } from "./question-words";

/** One thing that a question asks about, in each form in which a text may say it. */
export interface Concept {
  /** Less than 1 for what people do with anything. */
  weight: number;
  /** Whether no text has it: what is spelled like it may be something else. */
  isUnknown: boolean;
  forms: { stems: readonly string[]; fit: number }[];
}
interface Language {
  compounds: Compounds;
  synonyms: Synonyms;
  /** The stems that occur in the texts. */
  known: ReadonlyMap<string, unknown>;
}

const MOST_CONCEPTS = 16;
const MOST_WORDS = 60;
const LIGHT = 0.4;
const SYNONYM = 0.9;
const PARTS = 0.8;
const MISTYPED = 0.6;
const SHORTEST_MISTYPED = 5;
const ONE_TYPO_BELOW = 10;

/** What a question is about, without the words that say nothing. */
export function conceptsOf(question: string, language: Language): Concept[] {
  const words = tokens(question).slice(0, MOST_WORDS);
  const stems = words.map(normalise);
  const concepts: Concept[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < stems.length && concepts.length < MOST_CONCEPTS; ) {
    const word = words[at] ?? "";
    const same = language.synonyms.find(stems, at);
    // A phrase is told apart by its idle words too: `niet gelukt`.
    const isOne = (same?.length ?? 1) === 1;
    if (isOne && isIdle(word)) {
      at += 1;
      continue;
    }
    const length = same?.length ?? 1;
    const own = stems.slice(at, at + length);
    const key = own.join(" ");
    const weight = isOne && isLight(word) ? LIGHT : 1;
    if (!seen.has(key)) concepts.push({ weight, ...formsOf(own, word, same?.alternatives ?? [], language) });
    seen.add(key);
    at += length;
  }
  return concepts;
}

function formsOf(
  own: readonly string[],
  word: string,
  alternatives: readonly string[][],
  { compounds, known }: Language,
): Pick<Concept, "forms" | "isUnknown"> {
  const forms = [{ stems: own, fit: 1 }, ...alternatives.map((stems) => ({ stems, fit: SYNONYM }))];
  const [stem = ""] = own;
  const parts = own.length > 1 ? [] : compounds.split(word);
  if (parts.length > 1) forms.push({ stems: parts, fit: PARTS });
  const isKnown = forms.some(({ stems }) => stems.every((one) => known.has(one)));
  return { isUnknown: !isKnown, forms: isKnown ? forms : [...forms, ...nearly(stem, known)] };
}

/** Words of the texts that are spelled nearly like one that is in none of them. */
function nearly(stem: string, known: ReadonlyMap<string, unknown>): Concept["forms"] {
  if (stem.length < SHORTEST_MISTYPED || /\d/.test(stem)) return [];
  const most = stem.length < ONE_TYPO_BELOW ? 1 : 2;
  const near = [...known.keys()].filter(
    (other) => other[0] === stem[0] && other.length >= SHORTEST_MISTYPED && typingDistance(stem, other, most) <= most,
  );
  return near.map((other) => ({ stems: [other], fit: MISTYPED }));
}
