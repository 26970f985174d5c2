import { describe, expect, it } from "vitest";
import type { Wish } from "#contract/wish";
import type { StatePart } from "../state";
import { asPartOfView, asPurpose, isVersion, withBound, withUnit } from "./follow-up";

const common = { id: "a", label: "a", said: "a", hard: true };
const storage: StatePart = { ...common, turn: 1, filter: { key: "opslag", values: ["128..128 GB"] } };
const noise: StatePart = { ...common, turn: 5, filter: { key: "geluid", values: ["<=40 dB"] } };
const width: StatePart = { ...common, turn: 5, filter: { key: "breedte", values: [">=120 cm"] } };
const phone: StatePart = { ...common, turn: 5, filter: { key: "geschikt-voor", values: ["iPhone 15"] } };
const size: StatePart = { ...common, turn: 2, filter: { key: "size", values: ["42"] } };
const price: StatePart = { ...common, turn: 3, price: { from: null, to: 20_000 } };

describe("a message that is only a number is about what was last said with one", () => {
  it.each<[string, StatePart[], string]>([
    ["liever 256", [storage], "liever 256 GB"],
    ["256 is ook genoeg, maar dan max 300 euro", [storage], "256 GB is ook genoeg, maar dan max 300 euro"],
    ["en 43?", [storage, size], "en maat 43?"],
    ["kan ie ook 256", [storage], "kan ie ook 256 GB"],
    ["150 is ook nog ok", [price], "tot 150 euro is ook nog ok"],
    ["oh wacht hij heeft een 16", [phone], "oh wacht hij heeft een iPhone 16"],
    ["42 is ook goed", [noise], "hoogstens 42 dB is ook goed"],
    ["liever 140", [width], "liever minstens 140 cm"],
    ["mag ook 300 zijn", [storage, size, price], "mag ook tot 300 euro zijn"],
    [
      "doe er toch maar 120 van",
      [
        { ...size, turn: 4 },
        { ...price, price: { from: null, to: 10_000 } },
      ],
      "doe er toch maar tot 120 euro van",
    ],
    ["doe maar 60 euro", [price], "tot 60 euro"],
    ["€ 60", [price], "tot 60 euro"],
    ["38", [{ ...price, price: { from: null, to: 30_000 } }], "38 cm"],
    ["60 euro in plaats van 200 euro", [price], "tot 60 euro"],
    ["doe maar 60 euro", [storage], "doe maar 60 euro"],
    ["liever 80", [], "liever 80 cm"],
    ["onder de 100", [storage], "onder de 100"],
    ["256 gb", [price], "256 gb"],
    ["43 bedoel ik, wit mag ook", [size], "maat 43 bedoel ik, wit mag ook"],
    ["geen rood, 256 is ook goed", [storage], "geen rood, 256 GB is ook goed"],
    ["rood, groen, blauw, 43", [size], "rood, groen, blauw, 43"],
  ])("%s", (said, parts, read) => {
    expect(withUnit(said, { parts, q: "lamp 60 cm" })).toBe(read);
  });
});

it.each<[string, string]>([
  ["meer hz", "meer dan 144 Hz"],
  ["liever iets meer hz", "meer dan 144 Hz"],
  ["minder opslag is ook goed", "opslag hoogstens 128 GB"],
  ["meer opslag graag", "opslag meer dan 128 GB"],
  ["minder gewicht", "minder gewicht"],
  ["meer laten zien", "meer laten zien"],
])("more or less of what was said with a number is a bound: %s", (said, read) => {
  const rate: StatePart = { ...common, turn: 2, filter: { key: "verversingssnelheid", values: ["144..144 Hz"] } };
  expect(withBound(said, { parts: [storage, rate, size, price] })).toBe(read);
});

const bags = { key: "mode.rugzakken", name: "Rugzakken", path: "/mode/rugzakken/" };
const school = { key: "kantoor", name: "Kantoor & school", path: "/kantoor/", products: 9 };
const ofSchool: Wish = {
  q: "",
  kinds: [school],
  filters: {},
  preferences: [],
  parts: [{ id: "kind:kantoor", kind: "kind", said: "school", label: school.name, hard: true }],
  leftovers: [],
};

it("what a thing is for is no new subject, and is named as not understood", () => {
  const state = { kinds: [bags], q: "" };
  expect(asPurpose("gewoon voor school", ofSchool, state)).toMatchObject({
    kinds: [],
    parts: [],
    leftovers: ["school"],
  });
  expect(asPurpose("toch iets voor op school", ofSchool, state)).toBe(ofSchool);
  expect(asPurpose("voor school", ofSchool, { kinds: [], q: "" })).toBe(ofSchool);
});

it.each([
  "de xl versie graag",
  "doe maar de rode uitvoering",
  "liever een wat grotere variant",
  "heb je de pro editie",
])("%s is about what is in view", (text) => expect(isVersion(text)).toBe(true));
it.each(["xl", "een airfryer, de xl versie", "lego city", "een versierde taart"])("%s is not", (text) =>
  expect(isVersion(text)).toBe(false),
);

it("takes a kind that the one in view is to come with for a part of it, and not for what is sought", () => {
  const camera = { key: "foto.cameras", name: "Camera's", path: "/foto/cameras/", products: 9 };
  const part = { id: "kind", kind: "kind" as const, said: "camera", label: "Camera's", hard: true };
  const read: Wish = { q: "", kinds: [camera], filters: {}, preferences: [], parts: [part], leftovers: [] };
  const phones = { q: "", kinds: [{ key: "telefoons", name: "Telefoons", path: "/telefoons/" }] };
  expect(asPartOfView("met goede camera", phones, read)).toMatchObject({ kinds: [], parts: [], leftovers: ["camera"] });
  for (const text of ["kan ik er een camera op zetten", "past die er bij een camera in", "kleur past bij mijn camera"])
    expect(asPartOfView(text, phones, read), text).toMatchObject({ kinds: [], leftovers: ["camera"] });
  expect(asPartOfView("een goede camera", phones, read)).toBe(read);
  expect(asPartOfView("met goede camera", { q: "", kinds: [] }, read)).toBe(read);
  expect(asPartOfView("met camera", { q: "", kinds: [camera] }, read)).toBe(read);
});
