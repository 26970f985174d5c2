import { agreedForms, type Code, isDistinctive, isNumber, resemble } from "./codes";
import type { Title } from "./read-title";
import { isSameQuantity } from "./units";
import type { Weights } from "./weights";

/** How much two titles have in common. */
export interface Similarity {
  /** From 0 to 1. */
  score: number;
  /** Whether both have a model code, and it agrees. */
  hasSameCode: boolean;
  /** Whether that code is too long to agree by chance. */
  hasDistinctiveCode: boolean;
  /** Whether one has a model code that the other lacks altogether. */
  hasLoneCode: boolean;
  /** Words, other than the brand, that both have. */
  shared: number;
  /** Whether they share a word or a code: a number alone ties nothing together. */
  hasName: boolean;
  /** Whether each has a telling code that the other lacks, and none agrees: the rest names a series (`50's style`). */
  hasOtherCodes: boolean;
}

const CODE = 1.6;
const NUMBER = 0.5;
const LONE_NUMBER = 0.15;
/** The side of which more is found in the other counts a little more: shops differ in how much they tell. */
const BETTER_SIDE = 0.6;

export function similarity(one: Title, other: Title, weights: Weights): Similarity {
  const there = coverage(one, other, weights);
  const back = coverage(other, one, weights);
  const best = Math.max(there.share, back.share);
  const least = Math.min(there.share, back.share);
  return {
    score: BETTER_SIDE * best + (1 - BETTER_SIDE) * least,
    hasSameCode: there.hasSameCode,
    hasDistinctiveCode: there.hasDistinctiveCode && back.hasDistinctiveCode,
    hasLoneCode: (one.codes.length === 0) !== (other.codes.length === 0),
    shared: Math.max(there.shared, back.shared),
    hasName: there.hasName || back.hasName,
    hasOtherCodes: there.hasLoneTelling && back.hasLoneTelling && !there.hasDistinctiveCode,
  };
}

interface Coverage {
  /** Weighted share of this title that the other one has too. */
  share: number;
  hasSameCode: boolean;
  hasDistinctiveCode: boolean;
  shared: number;
  hasName: boolean;
  /** Whether a telling code of this title is not in the other. */
  hasLoneTelling: boolean;
}

function coverage(title: Title, other: Title, weights: Weights): Coverage {
  const pairs = pairsOf(other.words);
  const otherWords = new Set(other.words);
  const otherForms = other.codes.flatMap((code) => code.forms);
  let total = 0;
  let found = 0;
  let shared = 0;
  let hasName = false;
  for (const [at, word] of title.words.entries()) {
    const weight = weights.of(word);
    total += weight;
    const { words } = title;
    const isWritten =
      otherWords.has(word) ||
      pairs.has(word) ||
      otherWords.has(`${word}${words[at + 1]}`) ||
      otherWords.has(`${words[at - 1]}${word}`) ||
      otherForms.some((form) => startsWithWord(form, word));
    if (!isWritten) continue;
    found += weight;
    hasName = true;
    if (!weights.isBrand(word)) shared += 1;
  }
  let hasSameCode = false;
  let hasDistinctiveCode = false;
  let hasLoneTelling = false;
  for (const code of title.codes) {
    const weight = CODE * weightOf(code, weights);
    total += weight;
    const agreed = other.codes.flatMap((twin) => agreedForms(code, twin));
    if (agreed.length > 0) {
      found += weight;
      hasSameCode = true;
      hasDistinctiveCode ||= agreed.some(isDistinctive);
      hasName ||= agreed.some((form) => !isNumber(form));
    } else if (other.codes.some((twin) => resemble(code, twin))) found += weight / 2;
    else hasLoneTelling ||= code.forms.some(isDistinctive);
  }
  for (const [kind, values] of title.quantities) {
    const others = other.quantities.get(kind);
    const isSame = others?.some((twin) => values.some((value) => isSameQuantity(kind, value, twin))) ?? false;
    total += isSame ? NUMBER : LONE_NUMBER;
    if (isSame) found += NUMBER;
  }
  return { share: total === 0 ? 0 : found / total, hasSameCode, hasDistinctiveCode, shared, hasName, hasLoneTelling };
}

/** `eos350d` and `flip5` say the words `eos` and `flip`. */
const startsWithWord = (form: string, word: string) => form.startsWith(word) && /^\d/.test(form.slice(word.length));

/** The weight of a code's rarest form. */
function weightOf(code: Code, weights: Weights): number {
  return Math.max(...code.forms.map((form) => weights.of(form)));
}

/** Neighbouring words written as one: `cyber-shot`, `cybershot`. */
function pairsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]}${word}`));
}
