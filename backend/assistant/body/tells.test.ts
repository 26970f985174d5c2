import { expect, it } from "vitest";
import { deniesAny, isValueOfSome, phrasesOf, telling, toldOf } from "./tells";

const products = [
  { name: "Nova One", value: "Wifi 5", color: ["wit"] },
  { name: "Nova Two", value: "Wifi 6", color: ["zwart"] },
  { name: "Nova Three", value: "Zonder wifi, 5 poorten", color: [] },
  { name: "Inktpatroon 305", value: "Inktpatroon", color: [] },
].map(({ name, value, color }) => ({
  name,
  brand: "Nova",
  color,
  specifications: [{ group: "", name: "Netwerk", value }],
}));
const namesTelling = (q: string, noun = "") => {
  const phrases = phrasesOf({ q, noun, kinds: [] });
  return telling(products.map((one) => ({ name: one.name, told: toldOf(one, one, phrases) }))).map(({ name }) => name);
};
const all = products.map(({ name }) => name);

it.each<[string, string[]]>([
  ["wifi 5", ["Nova One"]],
  ["wifi", ["Nova One", "Nova Two"]],
  ["nova wifi 6", ["Nova Two"]],
  ["inkt", ["Inktpatroon 305"]],
  // What none says takes no part, and what no single one says together leaves all.
  ["console wifi 6", ["Nova Two"]],
  ["inkt wifi", all],
  ["streepje", all],
])("of those that are found for %s, the ones that say it themselves", (q, names) => {
  expect(namesTelling(q)).toEqual(names);
});

it("the name of what is sought is no word about it", () => {
  expect(
    phrasesOf({ q: "routers met wifi 6", noun: "routers", kinds: [{ key: "a", name: "Modems", path: "/a/" }] }),
  ).toEqual([["wifi", "6"]]);
  expect(phrasesOf({ q: "256 gb iphone 15", noun: "iphone", kinds: [] })).toEqual([["256"], ["gb"], ["15"]]);
});

it("a specification that says no of something does not tell that it is so", () => {
  const [first] = products;
  const of = (value: string) => ({ color: [], specifications: [{ group: "", name: "Biologisch", value }] });
  const told = (value: string) => first && toldOf(first, of(value), [["biologisch"]]);
  expect([told("Ja"), told("Nee")]).toEqual([[["biologisch"]], []]);
});

it("a compound may be a value with what that is of", () => {
  const phone = (name: string, value: string) => ({ specifications: [{ group: "", name, value }] });
  const isOled = (one: ReturnType<typeof phone>) => isValueOfSome(one, ["oledscherm"]);
  expect(isOled(phone("Schermtype", "Oled"))).toBe(true);
  expect(isOled(phone("Schermtype", "Lcd"))).toBe(false);
  expect(isOled(phone("Paneel", "Oled"))).toBe(false);
  expect(isOled(phone("Schermtype", "Geen oled"))).toBe(false);
});

it("knows what says itself that it lacks a property", () => {
  const chair = (value: string, name = "Stapelbaar") => ({ specifications: [{ group: "", name, value }] });
  const phrases = phrasesOf({ q: "stapelbare", noun: "", kinds: [] });
  expect(deniesAny(chair("Nee"), phrases)).toBe(true);
  expect(deniesAny(chair("Ja"), phrases)).toBe(false);
  expect(deniesAny(chair("Nee", "Wasbaar"), phrases)).toBe(false);
});
