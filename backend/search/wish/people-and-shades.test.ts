import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["jurken", "Jurken"],
  ["kamperen", "Slaapzakken"],
  ["babykamer", "Babyslaapzakken"],
  ["maaiers", "Grasmaaiers"],
  ["stofzuigers", "Robotstofzuigers"],
  ["tassen", "Accessoires"],
  ["opslag", "Opslag"],
  ["ballen", "Voetballen"],
];
const of = productsOf(names);

const { whole, read } = withWishesIn(contextOf(names), [
  ...["blauw", "donkerblauw", "rood", "geel"].map((one) => of("jurken", `Jurk ${one}`, {}, { color: [one] })),
  ...["rood", "donkerblauw"].map((one) => of("maaiers", `Maaier ${one}`, {}, { color: [one] })),
  ...["Korte mouwen", "Geen mouwen"].map((one) =>
    of("babykamer", `Babyslaapzak ${one}`, {}, { features: { mouwen: [one] } }),
  ),
  ...["Nova", "Acme"].map((brand) => of("kamperen", `${brand} slaapzak`, {}, { brand })),
  ...["Robot", "Benzine"].map((one) =>
    of("maaiers", `Grasmaaier ${one}`, { Oppervlakte: "300 m²" }, { features: { aandrijving: [one] } }),
  ),
  of("stofzuigers", "Robotstofzuiger", {}),
  of("tassen", "Suède tas", {}, { gender: "female" }),
  of("tassen", "Rugtas", {}, { gender: "male" }),
  ...["T7", "T7 Shield", "T9"].map((model) => of("opslag", `Externe ssd ${model}`, {})),
  ...["4", "5"].map((size) => of("ballen", `Voetbal ${size}`, {}, { size: [size] })),
]);
const filters = async (q: string) => (await whole(q)).filters;
const kinds = async (q: string) => (await whole(q)).kinds.map(({ key }) => key);

describe("colours", () => {
  it("who wants no blue wants no dark blue, and who wants blue means that", async () => {
    expect((await filters("jurk, niet blauw")).color).toEqual(["!blauw", "!donkerblauw"]);
    expect((await filters("jurk geen donkerblauw")).color).toEqual(["!donkerblauw"]);
    expect((await filters("jurk blauw")).color).toEqual(["blauw"]);
  });

  it("of two colours that are meant, the shades of the one that the kind does not have count too", async () => {
    expect((await filters("rode of blauwe grasmaaier")).color).toEqual(["rood", "donkerblauw"]);
    expect((await filters("grasmaaier in het rood, nee blauw")).color).toEqual(["donkerblauw"]);
    expect((await filters("rode grasmaaier blauw")).color).toEqual(["rood"]);
  });

  it("a word with the stem of a colour in it is no colour", async () => {
    expect(await filters("verkopen jullie ook hengels")).toEqual({});
    expect((await filters("knalgele jurk")).color).toEqual(["geel"]);
  });
});

describe("for whom it is", () => {
  it.each(["slaapzakje met korte mouwen voor een baby van 4 maanden", "slaapzak voor een baby met korte mouwen"])(
    "%s is one for babies",
    async (q) => {
      expect([await kinds(q), await filters(q)]).toEqual([["babykamer"], { mouwen: ["Korte mouwen"] }]);
    },
  );
  it("is not said across another thing", async () => {
    expect(await kinds("slaapzak, geen deken voor een baby")).toEqual(["kamperen"]);
  });

  it("is read apart from a thing that has no word of its own with it", async () => {
    const { q, filters: found } = await whole("suede damestas");
    expect([q, found.gender]).toEqual(["suede tas", ["female"]]);
    expect(await read("damestas")).toBeNull();
  });
});

describe("what a thing does", () => {
  it.each([
    ["een robot die 300 vierkante meter gras kan maaien", ["Robot"]],
    ["een robot die het gras maait", ["Robot"]],
    ["machine die gras kan maaien", undefined],
  ])("%s is a lawn mower, and a robot where that is said", async (q, drive) => {
    expect([await kinds(q), (await filters(q)).aandrijving]).toEqual([["maaiers"], drive]);
  });
  it("a robot that vacuums is one by its name", async () => {
    expect(await whole("robot die kan stofzuigen")).toMatchObject({ kinds: [{ key: "stofzuigers" }], leftovers: [] });
  });
});

it("a model with a word behind it is refused by that, beside the one without", async () => {
  expect((await whole("externe ssd geen t7 of t7 shield")).filters.without).toEqual(["t7", "shield"]);
  const { q, filters: found } = await whole("externe ssd geen t7 shield");
  expect([q, found.without]).toEqual(["externe ssd", ["shield"]]);
});

it("a small size is a size", async () => {
  expect((await filters("voetbal maatje 4")).size).toEqual(["4"]);
});
