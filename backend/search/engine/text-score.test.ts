import { expect, test } from "vitest";
import type { Shape } from "./shape";
import { packShape, shapeFields, unpackShape } from "./shape";
import { textScore, type WeighedGroup } from "./text-score";

const none: Shape = {
  opening: [],
  rest: [],
  fits: [],
  kind: [],
  part: [],
  head: [],
  category: [],
  above: [],
  brand: [],
  also: [],
  features: [],
};
const shape = (change: Partial<Shape>): Shape => ({ ...none, ...change });
const query = (...words: string[]): WeighedGroup[] => words.map((word) => ({ group: [[word]], weight: 2 }));
const score = (of: Partial<Shape>, groups: WeighedGroup[]) => textScore(packShape(shape(of)), groups, true).score;

/** The score of a shape that repeats its words, as a plain list of lines. */
const textScoreOfAll = (of: Shape, word: string) =>
  textScore(shapeFields.map((field) => of[field].join(" ")).join("\n"), query(word), true).score;

const phone = { opening: ["acme", "phone", "5"], kind: ["phone"] };
const cover = { opening: ["phone", "5", "cover"], kind: ["cover"], part: ["cover"] };
const glued = { opening: ["cover"], fits: ["phone", "5"], kind: ["cover"], part: ["cover"] };

test("the thing comes before its accessories, until one is asked for", () => {
  expect(score(phone, query("phone", "5"))).toBeGreaterThan(score(cover, query("phone", "5")));
  expect(score(cover, query("phone", "5"))).toBeGreaterThan(score(glued, query("phone", "5")));
  expect(score(cover, query("phone", "5", "cover"))).toBeGreaterThan(score(phone, query("phone", "5", "cover")));
});

test("the best synonym counts, and it alone", () => {
  const either: WeighedGroup[] = [{ group: [["tv"], ["television"]], weight: 2 }];
  const both = score({ opening: ["tv", "television"] }, either);
  expect(both).toBeLessThanOrEqual(score({ opening: ["tv", "set"] }, either));
});

test("a word counts less the less it says what the product is", () => {
  const groups = query("red");
  const places: Partial<Shape>[] = [
    { opening: ["red"] },
    { opening: ["x"], rest: ["red"] },
    { opening: ["x"], features: ["red"] },
    { opening: ["x"] },
  ];
  const scores = places.map((place) => score(place, groups));
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(new Set(scores).size).toBe(places.length);
});

test("what is said in a description or of what it fits is not said of the product", () => {
  const said = (of: Partial<Shape>) => textScore(packShape(shape(of)), query("phone"), true).isSaid;
  expect(said(phone)).toBe(true);
  expect(said({ opening: ["x"], features: ["phone"] })).toBe(true);
  expect(said({ opening: ["x"], fits: ["phone"] })).toBe(false);
  expect(said({ opening: ["x"] })).toBe(false);
  expect(said(cover)).toBe(false);
});

test("a shape is stored without the words that a better place has already", () => {
  const places = { opening: ["a", "b"], category: ["e"], above: ["e", "f"], brand: ["g"] };
  const given = shape({ ...places, also: ["b", "c", "e", "f", "g"], features: ["a", "c", "d", "f"] });
  expect(unpackShape(packShape(given))).toEqual(shape({ ...places, above: ["f"], also: ["c"], features: ["d"] }));
  for (const word of "abcdefg") expect(score(given, query(word))).toBe(textScoreOfAll(given, word));
});
