import { uses } from "./features";
import { irregular, irregularCompound } from "./irregular";
import { remembered } from "./remembered";
import { hasDigit } from "./tokens";

const vowel = /[aeiouy]/;
const DOUBLED = /([bdfgklmnprst])\1$/;

/** Unifies spelling at the end of a stem: short or long vowel, single or double consonant, v/f and z/s. */
function settle(stem: string): string {
  return stem
    .replace(DOUBLED, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s")
    .replace(/(aa|ee|oo|uu)(?=[^aeiouy]?$)/, (pair) => pair.charAt(0))
    .replace(/(?:ie|y)$/, "i");
}

function withoutDiminutive(word: string): string {
  const bare = word.replace(/s$/, "");
  if (bare.length < 5 || !bare.endsWith("je")) return word;
  const stem = bare.slice(0, -2);
  if (stem.length > 4) {
    if (/[^aeiou]et$/.test(stem)) return stem.slice(0, -2);
    if (/(?:[aeiou]|[aeiou]{2}[lnr]|[aeiouy]w|ij|e[lnr])t$/.test(stem)) return stem.slice(0, -1);
  }
  // `boompje` is a small boom, `lampje` a small lamp.
  return /(?:[aeiou]{2}|[lr])mp$/.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutEnding(word: string): string {
  if (/heden$/.test(word)) return `${word.slice(0, -5)}heid`;
  if (/(?:ie|ee)en$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ien$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]en$/.test(word) && vowel.test(word.slice(0, -2)) && word.length > 4) return word.slice(0, -2);
  if (/(?:[aeiou]i|ij|ou|au|oe)en$/.test(word) && word.length > 5) return word.slice(0, -2);
  if (/[^aeiou]e$/.test(word) && word.length > 3 && vowel.test(word.slice(0, -1))) return word.slice(0, -1);
  return word;
}

/** A closing s is a plural (`laders`, `pads`) or part of the word (`fiets`); both lose it, short words keep it (`glas`). */
function withoutS(word: string): string {
  const shortest = /[^aeiouy]s$/.test(word) ? 4 : 5;
  return word.length >= shortest && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Rounds until nothing changes: `keukenmessen` must not stop halfway to the stem of `keukenmes`. */
const MOST_ROUNDS = 4;
/** Further rounds leave at least this much, so that `dualsense` does not become `dual`. */
const SHORTEST_STEM = 5;

/** Of words without digits: codes hardly ever come back. */
const STEMS_KEPT = 20_000;

const stemOf = remembered((word) => {
  if (/^(.)\1+$/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known.length < 3 ? known : settle(known);
  let stem = withoutS(settle(withoutEnding(withoutS(withoutDiminutive(irregularCompound(word) ?? word)))));
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const shorter = settle(withoutS(settle(withoutEnding(stem))));
    if (shorter === stem || shorter.length < SHORTEST_STEM) break;
    stem = shorter;
  }
  return stem;
}, STEMS_KEPT);

/**
 * Reduces the forms of a Dutch word to one stem: plural, inflected adjective, diminutive, and the spelling changes they
 * cause (`schoenen`/`schoen`, `rode`/`rood`, `glazen`/`glas`, `tafeltje`/`tafel`). Words with digits are unchanged, and
 * so are repeated letters, which are no word (`aaa`).
 */
export function normalise(word: string): string {
  return word.length < 3 || hasDigit(word) || !uses.stemming ? word : stemOf(word);
}
