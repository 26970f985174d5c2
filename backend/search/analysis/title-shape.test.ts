import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { titleShape } from "./title-shape";

const shape = (name: string) => titleShape(name, (word) => (word.endsWith("standaard") ? "standaard" : undefined));
const stems = (...words: string[]) => words.map(normalise);

test("the opening ends where something is added, and its last noun says what it is", () => {
  const { opening, rest, kind, part } = shape("Steve Classic 6-String Electric Guitar (White) with Gig Bag and Stand");
  expect(opening).toEqual(stems("steve", "classic", "6", "string", "electric", "guitar"));
  expect(rest).toEqual(stems("white", "gig", "bag", "stand"));
  expect(kind).toEqual(stems("guitar"));
  expect(part).toEqual([]);
});

test.each([
  ["KLIQ Woven Guitar Strap for Acoustic Guitars", "strap"],
  ["iPhone 13 Case, Clear", "case"],
  ["Hoesje geschikt voor iPhone 13", "hoesje"],
  ["Selencia hardcase iPhone 16 - roze", "hardcase"],
  ["Snare Drum Head for Ludwig Drums", "drum"],
])("%s is a part or an accessory", (name, thing) => {
  expect(shape(name).part.length).toBeGreaterThan(0);
  expect([...shape(name).opening]).toContain(normalise(thing));
});

test("a compound is a part when its last part is", () => {
  expect(shape("Gitaarstandaard zwart").part).toContain(normalise("standaard"));
});

test("a product for people is not made for a thing", () => {
  expect(shape("Jigsaw Puzzle for Adults, 1000 Pieces").fits).toEqual([]);
  expect(shape("Regenlaarzen voor kinderen").fits).toEqual([]);
});

test("what it fits stands apart from what it is", () => {
  const { opening, fits } = shape("Tempered Glass Compatible with Galaxy S22");
  expect(opening).toEqual(stems("tempered", "glass"));
  expect(fits).toEqual(stems("compatible", "galaxy", "s22"));
});

test("a name of nothing but borders is no trouble", () => {
  expect(shape("- , (")).toEqual({ opening: [], rest: [], fits: [], kind: [], head: [], part: [] });
  expect(shape("Voor").opening).toEqual([normalise("voor")]);
});
