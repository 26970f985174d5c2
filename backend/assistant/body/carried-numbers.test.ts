import { describe, expect, it } from "vitest";
import type { StatePart } from "../state";
import { withBound } from "./carried-bound";
import { withSides, withUnit } from "./carried-numbers";

const common = { id: "a", label: "a", said: "a", hard: true };
const storage: StatePart = { ...common, turn: 1, filter: { key: "opslag", values: ["128..128 GB"] } };
const noise: StatePart = { ...common, turn: 5, filter: { key: "geluid", values: ["<=40 dB"] } };
const width: StatePart = { ...common, turn: 5, filter: { key: "breedte", values: [">=120 cm"] } };
const phone: StatePart = { ...common, turn: 5, filter: { key: "geschikt-voor", values: ["iPhone 15"] } };
const size: StatePart = { ...common, turn: 2, filter: { key: "size", values: ["42"] } };
const ball: StatePart = { ...common, said: "maat 5", turn: 2, filter: { key: "balmaat", values: ["5"] } };
const volume: StatePart = { ...common, turn: 4, filter: { key: "inhoud", values: ["20..20 liter"] } };
const bed: StatePart = { ...common, turn: 4, filter: { key: "ligmaat", values: ["140 x 200 cm"] } };
const weights: StatePart = { ...common, turn: 4, filter: { key: "gewicht", values: ["2 x 10 kg"] } };
const price: StatePart = { ...common, turn: 3, price: { from: null, to: 20_000 } };

describe("a message that is only a number is about what was last said with one", () => {
  it.each<[string, StatePart[], string]>([
    ["liever 256", [storage], "liever 256 GB"],
    ["256 is ook genoeg, maar dan max 300 euro", [storage], "256 GB is ook genoeg, maar dan max 300 euro"],
    ["en 43?", [storage, size], "en maat 43?"],
    ["liever 256 of 512", [storage], "liever 256 of 512 gb"],
    ["liever 150 of 200", [price], "liever 150 of 200"],
    ["nee 4, hij is pas 10", [ball], "nee maat 4, hij is pas 10"],
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

describe("a number that is good too, or a share of one, is of what was said with a number", () => {
  it.each<[string, StatePart[], string]>([
    ["tot 30 mag ook", [volume], "20 tot 30 liter"],
    ["langer mag ook, tot 25", [volume], "20 tot 25 liter"],
    ["kleiner mag ook, tot 15", [volume], "15 tot 20 liter"],
    ["tot 45 mag ook", [noise], "hoogstens 45 dB"],
    ["tot 250 mag ook", [volume, price], "tot 250 euro"],
    ["tot 30", [volume], "tot 30"],
    ["goedkoper mag ook, tot 30", [volume], "goedkoper mag ook, tot 30"],
    ["160 is ook goed", [bed], "160 x 200 cm is ook goed"],
    ["te zwaar, de helft", [weights], "2 x 5 kg"],
    ["doe maar de helft", [volume], "10 liter"],
    ["het dubbele graag", [volume], "40 liter"],
    ["de helft", [size], "de helft"],
  ])("%s", (said, parts, read) => {
    expect(withUnit(said, { parts, q: "" })).toBe(read);
  });
});

it("letters are a size where sizes were said, and nothing else elsewhere", () => {
  expect(withUnit("maat XL, L ook goed", { parts: [], q: "" })).toBe("maat XL, maat l ook goed");
  expect(withUnit("toch m", { parts: [size], q: "" })).toBe("toch maat m");
  expect(withUnit("toch m", { parts: [volume], q: "" })).toBe("toch m");
});

it("a spelled number is of what was said with a number before", () => {
  const price = { id: "price", label: "", said: "", hard: true, turn: 0, price: { from: null, to: 40_000 } };
  expect(withUnit("vierhonderdvijftig mag ook nog wel", { parts: [price], q: "" })).toContain("tot 450 euro");
});

it.each([
  ["2 x 5", "2 x 5 kg"],
  ["zwaarder, 2x15", "2 x 15 kg"],
  ["3 x 2 x 5", "3 x 2 x 5"],
  ["een doos van 2 x 5 stuks", "een doos van 2 x 5 stuks"],
])("sides without a unit have that of those before them: %s", (text, said) => {
  expect(withSides(text, { parts: [weights] })).toBe(said);
});
