import { expect, it } from "vitest";
import type { StatePart } from "../state";
import { breaksWish, type Traits } from "./gate";
import { areToldOf, breaksTold, type Told, tellAnyOf, tellsOf } from "./told";

const named = (name: string, specifications: Record<string, string> = {}) => ({
  name,
  specifications: Object.entries(specifications).map(([label, value]) => ({ group: "", name: label, value })),
});
const atLeast = (from: number, unit: string): Told => ({ number: { from, to: null, unit } });
const exactly = (value: number, unit: string): Told => ({ number: { from: value, to: value, unit } });

it.each<[string, string, Told, boolean]>([
  ["a length of at least what is asked", "HDMI kabel - 5 m", atLeast(3, "meter"), false],
  ["a shorter one", "HDMI kabel - 1 m", atLeast(3, "meter"), true],
  ["one that says no length", "HDMI kabel", atLeast(3, "meter"), true],
  ["the same in another unit", "Fles 500 ml", atLeast(0.5, "liter"), false],
  ["a number with decimals that begins with what is asked", "Tas 13,3 inch", exactly(13, "inch"), false],
  ["another number", "Tas 14 inch", exactly(13, "inch"), true],
  ["a code that only looks so", "Lader X5m", atLeast(3, "meter"), true],
  ["a range that holds all of it", "Beugel 32-65 inch", { number: { from: 32, to: 65, unit: "inch" } }, false],
  ["a range that holds a part of it", "Beugel 40-77 inch", { number: { from: 32, to: 65, unit: "inch" } }, true],
  ["more than a number", "Accu 4,0 Ah", { number: { from: 4, to: null, unit: "ah", isAbove: true } }, true],
  ["less than a number", "Accu 4,0 Ah", { number: { from: null, to: 4, unit: "ah", isBelow: true } }, true],
])("%s: %s", (_, name, told, isBroken) => {
  expect(breaksTold(named(name), told)).toBe(isBroken);
});

it("a number that is refused holds back just that number", () => {
  const told: Told = { ...exactly(3, "ah"), isDenied: true };
  const broken = ["Accu 3,0 Ah", "Accu 3,5 Ah", "Accu"].map((name) => breaksTold(named(name), told));
  expect(broken).toEqual([true, false, false]);
  const coded: Told = { ...exactly(55, "inch"), isDenied: true, isCoded: true };
  expect(["OLED55C34LA", "OLED65C34LA"].map((name) => breaksTold(named(name), coded))).toEqual([true, false]);
});

it("finds a number by the noun that is counted in the name of a specification", () => {
  const bed = named("Ledikant", { Bodemstanden: "3", Hoogte: "90 cm" });
  expect([breaksTold(bed, exactly(3, "standen")), breaksTold(bed, exactly(2, "standen"))]).toEqual([false, true]);
  expect(tellsOf(named("Kaars", { Branduren: "60 uur" }), atLeast(40, "branduren"))).toBe(true);
  expect(tellsOf(named("Kaars", { Hoogte: "60 cm" }), atLeast(40, "branduren"))).toBe(false);
});

it("finds a temperature in a specification of words", () => {
  const bear = (value: string) => named("Knuffel beer", { Wasbaar: value });
  const told = exactly(30, "graden");
  expect(["Op 30 °C", "Op 40 °C", "Alleen afnemen"].map((value) => breaksTold(bear(value), told))).toEqual([
    false,
    true,
    true,
  ]);
});

it("a yes says what the specification is called", () => {
  const lit = { values: ["verlichting"] };
  expect(breaksTold(named("Toetsenbord", { Verlichting: "Ja" }), lit)).toBe(false);
  expect(breaksTold(named("Toetsenbord", { Verlichting: "Nee" }), lit)).toBe(true);
  expect(breaksTold(named("Toetsenbord", { Verlichting: "Ja" }), { ...lit, isDenied: true })).toBe(true);
});

it("knows a value by any of the words that stand for it", () => {
  const hutch = named("Hok", { Materiaal: "Kunststof" });
  const plastic = { values: ["plastic", "kunststof"] };
  expect(breaksTold(hutch, plastic)).toBe(false);
  expect(breaksTold(hutch, { ...plastic, isDenied: true })).toBe(true);
  expect(breaksTold(named("Hok", { Materiaal: "Hout" }), plastic)).toBe(true);
});

it("what a part is of stands at that part, where any product tells it", () => {
  const oak = named("Tafel", { Houtsoort: "Eiken", Onderstel: "Metaal" });
  const part: Told = { values: ["eik"], features: ["onderstel"], isPart: true };
  expect(tellAnyOf([named("Tafel"), oak], ["onderstel"])).toBe(true);
  expect(tellAnyOf([oak], ["blad"])).toBe(false);
  expect(breaksTold(oak, part)).toBe(true);
  expect(breaksTold({ ...oak, name: "Tafel eik" }, part)).toBe(true);
  expect(breaksTold(named("Tafel met onderstel van eik"), part)).toBe(false);
  expect(breaksTold(named("Tafel", { Houtsoort: "Eiken" }), part)).toBe(true);
  expect(breaksTold(named("Tafel", { Houtsoort: "Eiken" }), { ...part, isPart: undefined })).toBe(false);
});

it("takes what most products tell otherwise for what the others have not", () => {
  const boards = [named("A", { Toetsenbordindeling: "Qwerty" }), named("B", { Toetsenbordindeling: "Qwerty" })];
  expect(areToldOf(boards, { values: ["azerty"], features: ["toetsenbordindeling"] })).toBe(true);
  expect(areToldOf([...boards, named("C"), named("D")], { features: ["toetsenbordindeling"] })).toBe(false);
  expect(areToldOf(boards, { values: ["azerty"] })).toBe(false);
});

const traits = (specifications: Record<string, string>): Traits => ({
  specifications: named("", specifications).specifications,
  features: {},
  color: [],
  size: [],
  gender: null,
});
const product = {
  name: "Kabel - 1 m",
  brand: null,
  lowestPrice: 100,
  lowestTotal: 100,
  category: "kabels",
  rating: null,
};
const part = (wish: Partial<StatePart>): StatePart => ({ id: "", label: "", said: "", hard: true, turn: 0, ...wish });

it("holds back what does not tell what it must", () => {
  const breaks = (told: Told) => breaksWish(product, traits({}), { kinds: [], parts: [part({ told })] });
  expect([breaks(atLeast(3, "meter")), breaks(atLeast(1, "meter"))]).toEqual([true, false]);
});

it("holds back what has neither of two numbers, and nothing that has one of them", () => {
  const filter = { key: "Gewicht", values: ["12..12 kg", "15..15 kg"] };
  const breaks = (Gewicht: string) =>
    breaksWish(product, traits({ Gewicht }), { kinds: [], parts: [part({ filter })] });
  expect(["12 kg", "15 kg", "13 kg"].map(breaks)).toEqual([false, false, true]);
});

it("looks for a value in the specifications that it is of, where there are any", () => {
  const nylon = { values: ["nylon"], features: ["snaren"] };
  expect(breaksTold(named("Gitaar", { Snaren: "Staal", Band: "Nylon" }), nylon)).toBe(true);
  expect(breaksTold(named("Gitaar", { Snaren: "Nylon" }), nylon)).toBe(false);
  expect(breaksTold(named("Gitaar", { Details: "Met nylon snaren" }), nylon)).toBe(false);
  expect(breaksTold(named("Gitaar", { "Nylon snaren": "Nee" }), nylon)).toBe(true);
});
