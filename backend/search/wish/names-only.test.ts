import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["kabels", "Kabels"],
  ["mobiel", "Mobiel"],
  ["beeld", "Beeld"],
  ["keuken", "Keuken"],
];
const three = threeOf(names);

/** A shop of which only names tell anything. */
const { whole } = withWishesIn(contextOf(names), [
  ...three("kabels", "Hama HDMI 2.1 kabel"),
  ...three("kabels", "Hama HDMI 2.0 kabel"),
  ...three("beeld", "Muurbeugel kantelbaar 32-65 inch"),
  ...three("beeld", "Muurbeugel draaibaar"),
  ...three("beeld", "Statief uitschuifbaar"),
  ...three("beeld", "Lamp dimbaar"),
  ...three("mobiel", "Nova fone 14 ultra", { color: ["zwart"] }),
  ...three("mobiel", "Nova fone 15 plus", { color: ["zwart"] }),
  ...three("keuken", "Knuffel konijn"),
  ...three("keuken", "Toaster Nova"),
]);

describe("of products that only their names tell", () => {
  it("a number with a point is a word of its own", async () => {
    const { q, leftovers } = await whole("hdmi 2.1 kabel");
    expect([q, leftovers]).toEqual(["hdmi 2.1", []]);
    expect((await whole("hdmi 2.2 kabel")).leftovers).toEqual(["2.2"]);
  });

  it.each([
    ["muurbeugel die kan kantelen", "muurbeugel kantelbaar"],
    ["muurbeugel die je ook draaien kunt", "muurbeugel draaibaar"],
    ["statief dat je kunt uitschuiven", "statief uitschuifbaar"],
    ["lamp die je kunt dimmen", "lamp dimbaar"],
    // Nothing is `zingbaar`.
    ["lamp die kan zingen", "lamp"],
  ])("%s is searched for as %s", async (said, words) => {
    expect((await whole(said)).q).toBe(words);
  });

  it("of two models either is good, and neither is a word to search by", async () => {
    const { q, leftovers, checks, demands } = await whole("nova fone 14 of 15");
    expect([q, leftovers]).toEqual(["nova fone", ["14 of 15"]]);
    expect(checks).toEqual([{ said: "14 of 15", values: ["14", "15"] }]);
    expect(demands?.map(({ said }) => said)).toEqual(["14 of 15"]);
    expect((await whole("nova fone 14 en 15")).leftovers).toEqual([]);
    expect((await whole("nova fone 14 of 16")).leftovers).not.toContain("14 of 16");
  });

  it("what a denial names second is not wanted either", async () => {
    const { filters, q } = await whole("nova fone zonder ultra of plus");
    expect([q, filters.without]).toEqual(["nova fone", ["ultra", "plus"]]);
    expect((await whole("nova fone zonder ultra, plus")).filters.without).toEqual(["ultra"]);
  });
});

describe("of what only names tell, it is demanded", () => {
  const demanded = async (said: string) => ((await whole(said)).demands ?? []).map(({ word }) => word);

  it.each<[string, string[]]>([
    ["nova fone in het oranje", ["oranje"]],
    ["oranje nova fone", ["oranje"]],
    ["gele knuffel", ["geel"]],
    ["hoes voor een fone 13", ["fone 13"]],
    ["knuffel eenhoorn", ["eenhoorn"]],
    ["knuffel draak tot 30 euro", ["draak"]],
    // Where it goes, whose it is and which of several colours it has are none.
    ["lamp slaapkamer", []],
    ["knuffel dochter", []],
    ["lamp in groen of oranje", []],
    ["lamp voor op een kast", []],
  ])("%s", async (said, words) => {
    expect(await demanded(said)).toEqual(words);
  });

  it("a colour or a model may be told by names, what a thing has seldom is", async () => {
    const isSeldom = async (said: string) => (await whole(said)).demands?.map((one) => one.isSeldomNamed ?? false);
    expect(await isSeldom("lamp met afstandsbediening")).toEqual([true]);
    expect(await isSeldom("waterdichte lamp")).toEqual([true]);
    expect(await isSeldom("oranje lamp")).toEqual([false]);
    expect(await isSeldom("lamp van 9 kilo")).toEqual([false]);
  });
});

it("a unit that is an exclamation elsewhere is one behind a number", async () => {
  expect((await whole("de 6 ah")).q).toBe("6 ah");
});
