import { describe, expect, it } from "vitest";
import { withSampleWishes } from "./sample-wishes-fixture";

const { whole } = withSampleWishes();
const kindsOf = async (q: string, category?: string) =>
  (await whole(q, category === undefined ? {} : { category })).kinds.map(({ key }) => key);

describe("numbers as people say and shorten them", () => {
  it.each<[string, [number | null, number | null]]>([
    ["laptop onder vijfhonderd euro", [null, 50_000]],
    ["laptop onder vijf honderd euro", [null, 50_000]],
    ["laptop tot tweehonderd vijftig", [null, 25_000]],
    ["laptop tot duizend tweehonderd vijftig euro", [null, 125_000]],
    ["laptop van twee en een half duizend euro of minder", [null, 250_000]],
    ["laptop 200-300 euro", [20_000, 30_000]],
    ["laptop 200/300 euro", [20_000, 30_000]],
    ["laptop tussen de twee en driehonderd euro", [20_000, 30_000]],
    ["laptop 2 à 3 honderd euro", [20_000, 30_000]],
    ["laptop tot 3 a 4 honderd euro", [null, 40_000]],
    ["laptop vanaf 300 tot 400 euro", [30_000, 40_000]],
    ["laptop rond de 50", [4_000, 6_000]],
    ["laptop van een euro of 500", [40_000, 60_000]],
    ["laptop minimaal 200 maximaal 400 euro", [20_000, 40_000]],
    ["laptop niet duurder dan 300", [null, 30_000]],
  ])("%s", async (q, price) => {
    expect((await whole(q)).filters.price).toEqual(price);
  });

  it("quantities too, also where the number is one word with its unit", async () => {
    const about = await whole("wasmachine vanaf een kilo of 8");
    expect(about.filters).toEqual({ vulgewicht: [">=8 kg"] });
    expect(about.parts.find(({ kind }) => kind === "quantity")?.said).toBe("vanaf een kilo of 8");
    expect((await whole("wasmachine van achteneenhalve kilo of meer")).filters).toEqual({ vulgewicht: [">=8.5 kg"] });
    expect((await whole("driezits bank")).filters).toEqual({ zitplaatsen: ["3..3 zits"] });
    expect((await whole("bank voor drie personen")).filters).toEqual({ zitplaatsen: [">=3 zits"] });
    expect((await whole("driepersoons bank")).filters).toEqual({ zitplaatsen: ["3..3 zits"] });
  });
});

describe("a range of bare numbers", () => {
  it("is of sizes where the shop has both, with and without a word for it", async () => {
    for (const q of ["sneakers 42-43", "sneakers maat 42-43", "sneakers 42/43 voor heren"]) {
      const { filters } = await whole(q);
      expect(filters.size, q).toEqual(["42", "43"]);
      expect(filters.price, q).toBeUndefined();
    }
  });
  it("is a price where it is wide enough, or has a currency", async () => {
    expect((await whole("sneakers 42-43 euro")).filters).toEqual({ price: [4_200, 4_300] });
    expect((await whole("sneakers 40-60")).filters).toEqual({ price: [4_000, 6_000] });
    const narrow = await whole("sneakers 39-42");
    expect(narrow.filters).toEqual({});
    expect(narrow.leftovers).toEqual(["39-42"]);
  });
});

it("slips of the keyboard are read as the one kind, brand or colour that is near", async () => {
  expect(await kindsOf("een wasmachien tot 500 euro")).toEqual(["witgoed.wasmachines"]);
  expect(await kindsOf("koptelefoonn tot 50 euro")).toEqual(["audio.koptelefoons"]);
  expect(await kindsOf("een wasmasjine tot 500 euro")).toEqual(["witgoed.wasmachines"]);
  expect((await whole("laptop van lenova tot 900 euro")).leftovers).toEqual(["lenova"]);
  expect((await whole("sneakers in het blauww")).filters).toEqual({ color: ["blauw"] });
  const { parts } = await whole("een wasmachien tot 500 euro");
  expect(parts.map(({ said }) => said)).toContain("wasmachien");
  expect(await kindsOf("hoe herken ik nepwinkels")).toEqual([]);
});

it("GB is memory where memory has such numbers, and what is named beside it", async () => {
  expect((await whole("laptop met minstens 16 GB")).filters).toEqual({ werkgeheugen: [">=16 GB"] });
  expect((await whole("laptop met minstens 512 GB")).filters).toEqual({ opslag: [">=512 GB"] });
  expect((await whole("laptop 32 gb ram")).filters).toEqual({ werkgeheugen: ["32..32 GB"] });
  expect((await whole("laptop 16 gb geheugen, 512 gb ssd")).filters).toEqual({
    werkgeheugen: ["16..16 GB"],
    opslag: ["512..512 GB"],
  });
});

it("a noun must name the product itself where the category holds other things", async () => {
  const { q, noun } = await whole("een printer van HP tot 900 euro");
  expect([q, noun]).toEqual(["printer", "printer"]);
  // Every product of the category is one.
  expect((await whole("een laptop tot 900 euro")).noun).toBeUndefined();
});

describe("what a later message is about", () => {
  it("another person has the same kind of thing in another category", async () => {
    expect(await kindsOf("en voor heren in 43", "schoenen.damessneakers")).toEqual(["schoenen.herensneakers"]);
    expect(await kindsOf("en voor heren", "audio.koptelefoons")).toEqual([]);
  });

  it("a noun that the category in view does not have changes the subject, also with a slip or in another language", async () => {
    const guitar = await whole("en een goedkope gitaar voor kinderen", { category: "witgoed.wasmachines" });
    expect([guitar.isElsewhere, guitar.noun]).toEqual([true, "guitar"]);
    const more = await whole("met een gitaar", { category: "witgoed.wasmachines" });
    expect(more.isElsewhere).toBeUndefined();
  });
});
