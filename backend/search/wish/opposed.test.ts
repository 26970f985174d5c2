import { expect, it } from "vitest";
import { isCommonUnit } from "../analysis/units";
import { refuseOpposed } from "./opposed";
import { Reading } from "./reading";
import type { Mention } from "./scan";
import { readSentence } from "./sentence";

/** The words of a sentence that are values of one property, and those of them that are refused. */
function refusedOf(text: string, values: readonly string[]): string[] {
  const reading = new Reading(readSentence(text, isCommonUnit));
  const mentions = reading.tokens.flatMap(({ text: word }, at): Mention[] =>
    values.includes(word)
      ? [{ from: at, to: at + 1, kinds: [], heads: [], values: [{ field: "Materiaal", value: word }] }]
      : [],
  );
  return refuseOpposed(reading, mentions).flatMap(({ from, denied }) =>
    denied === undefined ? [] : (reading.tokens[from]?.text ?? ""),
  );
}

it.each([
  ["een stalen, leer vergaat zo snel", "stalen leer", "leer"],
  ["op gas want kolen verbiedt de huisbaas", "gas kolen", "kolen"],
  ["hout splintert altijd zo. doe maar glas", "hout glas", "hout"],
])("what is only remarked on is refused beside what is asked for: %s", (text, values, refused) => {
  expect(refusedOf(text, values.split(" "))).toEqual([refused]);
});

it.each([
  ["een stalen, leer is ook goed", "stalen leer"],
  ["een stalen of leer", "stalen leer"],
  ["leer vergaat zo snel", "leer"],
  ["stalen heeft mijn voorkeur, leer mag wel", "stalen leer"],
  ["een stalen, leer heb je dat ook?", "stalen leer"],
])("nothing is refused where nothing else is chosen, or it is liked: %s", (text, values) => {
  expect(refusedOf(text, values.split(" "))).toEqual([]);
});
