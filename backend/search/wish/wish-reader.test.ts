import { describe, expect, it } from "vitest";
import { product } from "../query/sample-shop";
import { requestOf } from "../query/shop-index-fixture";
import { withSampleWishes } from "./sample-wishes-fixture";

const { shop, read, whole, now } = withSampleWishes();

describe("a sentence becomes filters in the shop's own words", () => {
  it("reads kind, price, need and preference, and says what from", async () => {
    const wish = await whole("ik zoek een stille wasmachine onder 500 euro voor een klein gezin");
    expect(wish.kinds.map(({ key, products }) => [key, products])).toEqual([["witgoed.wasmachines", 4]]);
    expect(wish.filters).toEqual({ price: [null, 50_000], vulgewicht: ["7..8 kg"] });
    expect(wish.preferences).toEqual([{ feature: "Geluidsniveau", direction: "low" }]);
    expect([wish.q, wish.leftovers]).toEqual(["", []]);
    expect(wish.parts.map(({ kind, said, label, hard }) => [kind, said, label, hard])).toEqual([
      ["price", "onder 500 euro", "tot € 500", true],
      ["kind", "wasmachine", "Wasmachines", true],
      ["preference", "stille", "zo stil mogelijk", false],
      ["need", "klein gezin", "klein gezin: vulgewicht 7 tot 8 kg", true],
    ]);
  });

  it("leaves a plain query alone", async () => {
    for (const q of [
      "wasmachine",
      "laptop 500",
      "",
      "rode damessneakers blauw wit",
      "Laptop L1 van Lenovo",
      "damessneakers wit maat 43",
      "wasmachine van 8 kg",
      "koptelefoon sony 1000 serie 5",
    ])
      expect(await read(q), q).toBeNull();
    expect((await whole("wasmachine")).kinds).toHaveLength(1);
  });

  it("what was read finds the products", async () => {
    const { filters, preferences, kinds } = await whole("wasmachine van minstens 7 kg, geen Miele, zo stil mogelijk");
    expect(filters).toEqual({ brand: ["!Miele"], vulgewicht: [">=7 kg"] });
    const category = kinds[0]?.key.split(".") ?? [];
    const request = requestOf("", {
      filters: { ...filters, category },
      prefer: [...preferences, { feature: "price", direction: "low" }],
    });
    expect((await shop().search(request, now)).ids).toEqual(["witgoed.wasmachines-Wasmachine W8"]);
  });
});

describe("quantities go to the specification that is meant", () => {
  it("one that is named, whose range holds the number, or the commonest", async () => {
    expect((await whole("laptop met 1 TB")).filters).toEqual({ opslag: ["1..1 TB"] });
    expect((await whole("laptop 16gb werkgeheugen en 512gb opslag")).filters).toEqual({
      werkgeheugen: ["16..16 GB"],
      opslag: ["512..512 GB"],
    });
    expect((await whole("wasmachine lichter dan 62 kg")).filters).toEqual({ Gewicht: ["<62 kg"] });
    expect((await whole("wasmachine minder dan 70 decibel")).filters).toEqual({ Geluidsniveau: ["<70 dB"] });
    expect((await whole("wasmachine van 8 kilo of meer")).filters).toEqual({ vulgewicht: [">=8 kg"] });
    expect((await whole("wasmachine tussen 7 en 8 kg")).filters).toEqual({ vulgewicht: ["7..8 kg"] });
    expect((await whole("koffiezetapparaat met 8 kopjes")).filters).toEqual({ "Aantal kopjes": ["8..8 kopjes"] });
  });

  it("a number without a unit is of a name, unless something is named beside it", async () => {
    const wish = await whole("koptelefoon Sony 1000 serie 5 onder 300 euro");
    expect(wish.filters).toEqual({ price: [null, 30_000], brand: ["Sony"] });
    expect(wish.q + wish.leftovers.join(" ")).toContain("1000");
  });

  it("a whole number that no product has means those that begin with it", async () => {
    const { filters, parts } = await whole("laptop van 15 inch");
    expect(filters).toEqual({ Schermgrootte: ["15..15.99 inch"] });
    expect(parts.at(-1)?.label).toBe("schermgrootte 15 inch");
  });

  it("meer dan leaves the number itself out", async () => {
    const { filters } = await whole("wasmachine van meer dan 8 kg");
    expect(filters).toEqual({ vulgewicht: [">8 kg"] });
    const request = requestOf("", { filters: { ...filters, category: ["witgoed", "wasmachines"] } });
    expect((await shop().search(request, now)).ids).toEqual(["witgoed.wasmachines-Wasmachine W9"]);
  });

  it("minder dan leaves the number itself out too, and niet meer dan does not", async () => {
    const found = async (q: string) => {
      const { filters } = await whole(q);
      const request = requestOf("", { filters: { ...filters, category: ["witgoed", "wasmachines"] } });
      return (await shop().search(request, now)).ids.map((id) => id.slice(-2)).sort();
    };
    expect(await found("wasmachine van minder dan 8 kg")).toEqual(["W6", "W7"]);
    expect(await found("wasmachine van niet meer dan 8 kg")).toEqual(["W6", "W7", "W8"]);
  });

  it.each([
    ["> 8 kg", ">8 kg"],
    [">8 kg", ">8 kg"],
    [">= 8 kg", ">=8 kg"],
    ["≥ 8 kg", ">=8 kg"],
    ["< 8 kg", "<8 kg"],
    ["<= 8 kg", "<=8 kg"],
    ["≤8 kg", "<=8 kg"],
  ])("reads the sign of %s", async (said, value) => {
    expect((await whole(`wasmachine ${said}`)).filters).toEqual({ vulgewicht: [value] });
    expect((await whole(`wasmachine, vulgewicht ${said}`)).filters).toEqual({ vulgewicht: [value] });
  });

  it("a sign before a price bounds it", async () => {
    expect((await whole("wasmachine < 500 euro")).filters).toEqual({ price: [null, 50_000] });
  });

  it("a bound that the shop writes as a value is that value, and any other age is that of who it is for", async () => {
    expect((await whole("koptelefoon vanaf 3 jaar")).filters).toEqual({ leeftijd: ["vanaf 3 jaar"] });
    expect((await whole("koptelefoon vanaf 4 jaar")).filters).toEqual({ leeftijd: ["<=4 jaar"] });
  });

  it("classes have an order", async () => {
    expect((await whole("wasmachine energieklasse B of beter")).filters).toEqual({ energieklasse: ["A", "B"] });
    expect((await whole("wasmachine met energielabel C")).filters).toEqual({ energieklasse: ["C"] });
  });

  it("a need applies only where the kind has that specification", async () => {
    expect((await whole("bank voor drie personen")).filters).toEqual({ zitplaatsen: [">=3 zits"] });
    const laptop = await whole("laptop voor een klein gezin");
    expect([laptop.filters, laptop.leftovers]).toEqual([{}, ["klein gezin"]]);
  });
});

describe("denials bind the next phrase only", () => {
  it("until a comma, maar or the phrase", async () => {
    expect((await whole("laptop, liever geen Apple, wel Lenovo")).filters).toEqual({ brand: ["!Apple", "Lenovo"] });
    expect((await whole("laptop niet van Apple maar van HP")).filters).toEqual({ brand: ["!Apple", "HP"] });
    expect((await whole("laptop behalve Apple of Lenovo")).filters).toEqual({ brand: ["!Apple", "!Lenovo"] });
    expect((await whole("laptop zonder Apple met 512 GB")).filters).toEqual({
      brand: ["!Apple"],
      opslag: ["512..512 GB"],
    });
    expect((await whole("sneakers niet wit")).filters).toEqual({ color: ["!wit"] });
    expect((await whole("een laptop maar niet tweedehands")).filters).toEqual({ condition: ["!used"] });
  });

  it("of brands with an ampersand or an apostrophe too", async () => {
    const brands = ["Jack & Jones", "H&M", "Levi's", "De'Longhi"];
    const made = brands.map((brand, at) =>
      product(`schoenen-${at}`, `Sneaker ${at}`, {
        ...{ category: "schoenen.herensneakers", categoryNames: ["Herensneakers"], brand },
      }),
    );
    await shop().take(made);
    for (const brand of [...brands, "jack&jones"]) {
      const { filters } = await whole(`herensneakers, niet van ${brand.toLowerCase()}`);
      expect(filters, brand).toEqual({ brand: [`!${brand === "jack&jones" ? "Jack & Jones" : brand}`] });
    }
    expect((await whole("herensneakers van Levi’s")).filters).toEqual({ brand: ["Levi's"] });
  });

  it("what is denied and unknown is named, and not searched for", async () => {
    const wish = await whole("wasmachine zonder glitters");
    expect([wish.q, wish.leftovers]).toEqual(["", ["zonder glitters"]]);
  });

  it("zonder draad is draadloos, niet te duur is cheap, and niet te zwaar is light", async () => {
    expect((await whole("koptelefoon zonder draad")).filters).toEqual({ draadloos: ["Ja"] });
    expect((await whole("koptelefoon niet te duur")).preferences).toEqual([{ feature: "price", direction: "low" }]);
    expect((await whole("koptelefoon die niet zwaar is")).preferences).toEqual([
      { feature: "Gewicht", direction: "low" },
    ]);
  });
});

describe("words of other kinds take nothing", () => {
  it("a value is only of the kinds that have it", async () => {
    expect((await whole("een lichte koptelefoon")).preferences).toEqual([{ feature: "Gewicht", direction: "low" }]);
    const machine = await whole("espressomachine met melkopschuimer");
    expect([machine.q, machine.leftovers]).toEqual(["", ["melkopschuimer"]]);
    expect((await whole("koptelefoon voor in de trein")).filters).toEqual({});
  });

  it("an unknown word is the one value that it begins or is a form of", async () => {
    expect((await whole("een volautomatische espressomachine")).filters).toEqual({ type: ["Volautomaat"] });
    expect((await whole("koptelefoon met passieve klank")).filters).toEqual({ ruisonderdrukking: ["Passief"] });
    expect((await whole("een volautomatische laptop")).leftovers).toEqual(["volautomatische"]);
  });

  it("a compound of a value and a kind is both", async () => {
    const wish = await whole("gaminglaptop");
    expect([wish.kinds.map(({ name }) => name), wish.filters, wish.q]).toEqual([
      ["Laptops"],
      { gebruik: ["Gaming"] },
      "",
    ]);
    expect((await whole("poppenlaptop")).kinds).toEqual([]);
  });

  it("a loanword is a value through the synonyms", async () => {
    expect((await whole("koptelefoon met noise cancelling")).filters).toEqual({ ruisonderdrukking: ["Actief"] });
  });

  it("a noun that the shop does not know is searched for, not what it has", async () => {
    const wish = await whole("drone met een koptelefoon onder 100 euro");
    expect([wish.kinds, wish.q]).toEqual([[], "drone koptelefoon"]);
  });
});

describe("kinds, people, sizes and delivery", () => {
  it("ambiguous kinds stay several, and gender chooses among them", async () => {
    const keys = async (q: string) => (await whole(q)).kinds.map(({ key }) => key).sort();
    expect(await keys("sneakers maat 43")).toEqual(["schoenen.damessneakers", "schoenen.herensneakers"]);
    expect(await keys("sneakers voor heren maat 43")).toEqual(["schoenen.herensneakers"]);
    expect(await keys("koffiemachine tot 100 euro")).toEqual(["koffie.espressomachines", "koffie.koffiezetapparaten"]);
    expect(await keys("een laptop of een koptelefoon")).toEqual(["audio.koptelefoons", "computers.laptops"]);
  });

  it("the noun of a category that also holds other things is searched for too", async () => {
    expect((await whole("een lamp tot 50 euro")).q).toBe("lamp");
    expect((await whole("een laptop tot 50 euro")).q).toBe("");
  });

  it("adult kinds only for who may see them", async () => {
    expect((await whole("boeken voor volwassenen")).kinds).toEqual([]);
    expect((await whole("boeken voor volwassenen", { adult: true })).kinds).toHaveLength(1);
  });

  it("morgen … in huis leaves the thing in between", async () => {
    const wish = await whole("morgen een laptop in huis");
    expect(wish.filters).toEqual({ delivery: ["1"] });
    expect(wish.kinds.map(({ name }) => name)).toEqual(["Laptops"]);
  });

  it("an age is no price", async () => {
    const wish = await whole("cadeau voor meisje van 6 tot 30 euro");
    expect([wish.filters.price, wish.leftovers, wish.q]).toEqual([[null, 3_000], [], ""]);
    expect(Object.values(wish.filters)).toContainEqual(["<=6 jaar"]);
  });

  it("reads sizes, sorts and conditions", async () => {
    expect((await whole("sneakers maat 43 tweedehands")).filters).toEqual({ size: ["43"], condition: ["used"] });
    expect((await whole("sneakers voor heren in 43")).filters).toEqual({ size: ["43"] });
    expect((await whole("sneakers voor heren in 43 landen")).filters).toEqual({});
    expect((await whole("de goedkoopste laptop")).sort).toEqual({ by: "price", direction: "asc" });
  });

  it("what is measured in the category in view is no other category", async () => {
    await shop().take([product("h", "Halter", { category: "sport.gewichten", categoryNames: ["Gewichten"] })]);
    expect((await whole("gewichten van 5 kg")).kinds.map(({ key }) => key)).toEqual(["sport.gewichten"]);
    const { kinds, filters } = await whole("gewicht hoogstens 61 kg", { category: "witgoed.wasmachines" });
    expect([kinds, filters]).toEqual([[], { Gewicht: ["<=61 kg"] }]);
  });

  it("the category in view is what an unnamed thing is of", async () => {
    expect((await whole("van minstens 8 kg graag", { category: "witgoed.wasmachines" })).filters).toEqual({
      vulgewicht: [">=8 kg"],
    });
  });
});

it("follows changes: a new brand and a new number are read at once", async () => {
  await shop().take([
    product("nieuw", "Laptop Framework", {
      category: "computers.laptops",
      categoryNames: ["Laptops"],
      brand: "Framework",
      specifications: [{ name: "Verversingssnelheid", value: "120 Hz" }],
    }),
  ]);
  expect((await whole("laptop niet van Framework")).filters).toEqual({ brand: ["!Framework"] });
});

it("says nothing strange about any text", async () => {
  for (const q of [
    "€€€ ,,, -- !!",
    "\u202e\u0007laptop onder\u0000 500 euro",
    "1".repeat(900),
    "geen geen geen",
    "tussen en",
    "a".repeat(1000),
    "ﬁ ß İ 漢字 onder 5",
  ])
    expect(Array.isArray((await whole(q)).parts), q).toBe(true);
  expect((await whole("\u202elaptop onder 500 euro")).filters.price).toEqual([null, 50_000]);
});
