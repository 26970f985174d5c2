import { expect, test } from "vitest";
import { sayWords, type WordMap } from "./word-map";

const words = ["jurk", "jurken", "dameskleding", "rood", "mouw", "tent"];
const map = { space: { words, sayable: new Uint8Array(words.length).fill(1) }, trust: 1 } as unknown as WordMap;
const prediction = (values: number[]) => ({ values: Float32Array.from(values), withMean: 0, length: 1 });
const said = (...values: number[]) => sayWords(map, prediction(values), () => true);

test("what a picture shows is said with the surest words, each in one form", () => {
  expect(said(0.9, 0.95, 0.8, 0.7, 0.6, 0.01)).toEqual(["jurken", "dameskleding", "rood", "mouw"]);
});
test("words that are much less sure than the first are left out", () => {
  expect(said(0.9, 0, 0, 0, 0.01, 0.02)).toEqual(["jurk"]);
});
test("a word that no likest product has together with the surer ones is left out", () => {
  const isTent = ([first, ...others]: readonly number[]) => first === 5 && !others.includes(3);
  expect(sayWords(map, prediction([0.9, 0.8, 0.7, 0.6, 0.55, 0.5]), isTent)).toEqual(["tent"]);
});
