import { expect, test } from "vitest";
import { alikeAmong, kindOf } from "./alike";
import type { PictureHit } from "./compare/picture-index";

/** Hits of a category, by their scores. */
const of = (category: string, ...scores: number[]) =>
  scores.map((score, n): PictureHit => [`${category} ${score} ${n}`, score, category]);
const alike = (hits: PictureHit[]) => hits.filter(alikeAmong(hits)).map(([, score, category]) => [category, score]);

test("what is less than half as alike as the first five is left out, whatever the scores of a shop are", () => {
  for (const scale of [1.6, 0.3]) {
    const hits = of("shoes", ...[1, 0.9, 0.9, 0.8, 0.8, 0.6, 0.5, 0.43, 0.4, 0.2].map((score) => score * scale));
    expect(alike(hits)).toHaveLength(7);
  }
});
test("the picture itself does not raise the bar so far that nothing else is shown", () => {
  expect(alike(of("shoes", 1.9, 0.7, 0.6, 0.6, 0.6, 0.5, 0.3))).toHaveLength(6);
});
test("a kind that hardly any of the likest are of is left out, however many of it are a little alike", () => {
  const hits = [
    ...of("shoes", 1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94),
    ...of("boots", 0.93, 0.92, 0.91, 0.6),
    ...of("pans", 0.59, 0.58, 0.57, 0.57, 0.56, 0.56, 0.55, 0.55),
  ];
  expect(alike(hits).map(([category]) => category)).toEqual([...Array(7).fill("shoes"), ...Array(4).fill("boots")]);
});
test("where the likest are of many kinds, none of which is said most, those stay", () => {
  const hits = Array.from({ length: 12 }, (_, n) => of(`kind-${n}`, 0.4 - n / 1000)).flat();
  expect(alike(hits)).toHaveLength(12);
});
test("the first five stay, of whatever kind they are, so that something is always found", () => {
  const own = of("pans", 1.9);
  expect(alike([...own, ...of("shoes", ...Array(19).fill(1.6))])[0]).toEqual(["pans", 1.9]);
  expect(alike(of("shoes", 0.9, 0.1, 0.1, 0.1, 0.1, 0.1))).toHaveLength(5);
  expect(alike(of("shoes", -0.1, -0.2, -0.3))).toHaveLength(3);
  expect(alike([])).toEqual([]);
});
test("where all are of one kind, as in a feed without categories, only how alike they are counts", () => {
  expect(alike(of("other", 0.4, 0.3, 0.3, 0.3, 0.3, 0.25, 0.1))).toHaveLength(6);
});

const names = new Map(["wear", "wear.shoes", "wear.shoes.boots", "wear.shoes.clogs", "home"].map((key) => [key, key]));
test("the kind is the deepest category of the likest product that most of the others agree on", () => {
  const boots = of("wear.shoes.boots", 0.9, 0.9, 0.9, 0.9);
  expect(kindOf([...boots, ...of("home", 0.9)], names)).toBe("wear.shoes.boots");
  expect(kindOf([...boots, ...of("wear.shoes.clogs", 0.9, 0.9, 0.9)], names)).toBe("wear.shoes");
  expect(kindOf([...boots, ...of("home", 0.9, 0.9, 0.9)], names)).toBeUndefined();
  expect(kindOf([...of("home", 1), ...boots], names)).toBeUndefined();
  expect(kindOf([], names)).toBeUndefined();
});
test("a category that may not be named is no kind", () => {
  expect(kindOf(of("unplaced", 0.9, 0.9), names)).toBeUndefined();
  expect(kindOf(of("wear.hats", 0.9, 0.9), names)).toBe("wear");
});
