import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import type { MeasuredFeature } from "../engine/engine";
import type { NumberSpan } from "./number-spans";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** How far from its number the name of a feature may stand: `geheugen van minstens 16 GB`. */
const NEAR = 3;
const LONGEST_NAME = 3;
const SHORTEST_BEGINNING = 3;
const SHORTEST_END = 4;
const beginsWith = (feature: string, word: string): boolean => {
  const [name = "", ...others] = wordsOf(feature);
  return others.length === 0 && name.startsWith(word) && name.length >= word.length + SHORTEST_END;
};

interface Named {
  one: MeasuredFeature;
  at: [from: number, to: number];
}

/**
 * The feature that is named nearest to a number, with nothing but small words in between: by its own name, or else by
 * another word for it (`16 GB RAM`).
 */
export function namedNear(
  { tokens, isTaken }: Reading,
  { from, to }: NumberSpan,
  among: readonly MeasuredFeature[],
  { measures }: ShopSense,
): Named | undefined {
  const names = new Map(among.map((one) => [wordsOf(one.feature).map(normalise).join(" "), one]));
  const own = (words: readonly string[]) => names.get(words.map(normalise).join(" "));
  const other = (words: readonly string[]) =>
    measures.entries.get(words.map(normalise).join(" "))?.features.flatMap((name) => measuredAs(name, among) ?? [])[0];
  // `hak max 4 cm` where the height of heels is a `Hakhoogte`.
  const begun = ([word = "", ...others]: readonly string[]) => {
    const isStem = others.length === 0 && word.length >= SHORTEST_BEGINNING && !isPlainWord(word);
    const [one, ...more] = isStem ? among.filter(({ feature }) => beginsWith(feature, word)) : [];
    return more.length === 0 ? one : undefined;
  };
  for (const meaning of [own, other, begun]) {
    let best: (Named & { apart: number }) | undefined;
    for (let length = LONGEST_NAME; length > 0; length--) {
      for (
        let at = Math.max(0, from - NEAR - length + 1);
        at <= Math.min(tokens.length - length, to + NEAR - 1);
        at++
      ) {
        if (at + length > from && at < to) continue;
        const between = at < from ? tokens.slice(at + length, from) : tokens.slice(to, at);
        if (between.length >= (best?.apart ?? NEAR) || between.some(({ text }) => !isPlainWord(text))) continue;
        if (tokens.slice(at, at + length).some((_, i) => isTaken(at + i))) continue;
        const one = meaning(tokens.slice(at, at + length).map(({ text }) => text));
        if (one) best = { one, at: [at, at + length], apart: between.length };
      }
    }
    if (best) return best;
  }
  return undefined;
}

/** `blokhak hoger dan 6 cm` where some have a `Hakhoogte`: the end of the noun in front says of what part it is. */
export function ofPartBefore(
  { tokens }: Reading,
  { from }: NumberSpan,
  among: readonly MeasuredFeature[],
): MeasuredFeature | undefined {
  const word = tokens[from - 1]?.text ?? "";
  if (!/^[a-z]{5,}$/.test(word)) return undefined;
  for (let cut = 2; cut <= word.length - SHORTEST_BEGINNING; cut++) {
    const [one, ...more] = among.filter(({ feature }) => beginsWith(feature, word.slice(cut)));
    if (one && more.length === 0) return one;
  }
  return undefined;
}
