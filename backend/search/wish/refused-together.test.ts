import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, threeOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["wasmachines", "Wasmachines"],
  ["televisies", "Televisies"],
  ["truien", "Truien"],
  ["koelkasten", "Koelkasten"],
  ["airfryers", "Airfryers"],
  ["drogers", "Drogers"],
  ["kabels", "Kabels"],
  ["ballen", "Voetballen"],
  ["jurken", "Jurken"],
  ["bureaus", "Bureaus"],
  ["telefoons", "Telefoons"],
  ["inkt", "Cartridges"],
  ["opslag", "Opslag"],
  ["filters", "Filters"],
  ["tafels", "Tafels"],
  ["lampen", "Lampen"],
  ["bedden", "Bedden"],
  ["schoenen", "Schoenen"],
];
const of = productsOf(names);
const { whole } = withWishesIn(
  { ...contextOf(names), values: "houten => acacia, eiken, mango", synonyms: "white => wit" },
  [
    ...[7, 8, 9].map((kg) =>
      of("wasmachines", `Wasmachine W${kg}`, { Vulgewicht: `${kg} kg` }, { features: { vulgewicht: [`${kg} kg`] } }),
    ),
    ...["LG", "Sony", "Samsung", "TCL"].map((brand, at) =>
      of(
        "televisies",
        `${brand} tv`,
        { Schermgrootte: `${at + 5}5 inch` },
        { brand, features: { schermgrootte: [`${at + 5}5 inch`] } },
      ),
    ),
    ...["S", "M", "L", "XL"].map((size) =>
      of("truien", `Trui ${size}`, {}, { size: [size], features: { materiaal: [size === "S" ? "Wol" : "Katoen"] } }),
    ),
    ...["C", "D", "E"].map((one) =>
      of("koelkasten", `Koelkast ${one}`, { Energieklasse: one }, { features: { energieklasse: [one] } }),
    ),
    ...["Ja", "Nee"].map((one) =>
      of(
        "airfryers",
        `Airfryer ${one}`,
        {},
        { features: { kijkvenster: [one], "dubbele lade": [one], timer: [one], waterdicht: [one] } },
      ),
    ),
    ...threeOf(names)("drogers", "Droger 7000"),
    ...threeOf(names)("drogers", "Droger 8000"),
    ...threeOf(names)("kabels", "Hdmi kabel 2.0"),
    ...threeOf(names)("kabels", "Hdmi kabel 2.1"),
    ...["iPhone 15", "iPhone 15 Pro", "iPhone 15 Pro Max"].flatMap((one) =>
      threeOf(names)("telefoons", `${one} 256 GB`),
    ),
    ...["Cartridge 305", "Cartridge 305XL"].flatMap((one) => threeOf(names)("inkt", one)),
    ...["T7", "T9", "990"].flatMap((one) => threeOf(names)("opslag", `Samsung ssd ${one}`, { brand: "Samsung" })),
    ...["Acacia", "Eiken", "Mango", "Mdf"].map((one) =>
      of("tafels", `Tafel ${one}`, {}, { features: { houtsoort: [one] } }),
    ),
    ...["38", "39", "40"].map((size) => of("schoenen", `Schoen ${size}`, {}, { size: [size] })),
    ...threeOf(names)("lampen", "Lamp White", { color: ["wit"] }),
    ...["90", "140", "160"].map((one) =>
      of("bedden", `Bed ${one}`, {}, { features: { ligmaat: [`${one} x 200 cm`] } }),
    ),
    ...["C3", "S8"].flatMap((one) => threeOf(names)("filters", `Filter ${one}`)),
    ...["3", "4", "5"].map((one) => of("ballen", `Voetbal ${one}`, {}, { features: { balmaat: [one] } })),
    ...["Bloemenprint", "Stippen", "Effen"].map((one) =>
      of("jurken", `Jurk ${one}`, {}, { color: [one === "Effen" ? "rood" : "geel"], features: { patroon: [one] } }),
    ),
    ...threeOf(names)("bureaus", "Bureau 120 cm"),
    ...threeOf(names)("bureaus", "Bureau 160 cm"),
  ],
);
const filters = async (q: string) => (await whole(q)).filters;

describe("of things that are refused together each is refused", () => {
  it.each([
    "tv geen lg, sony of samsung",
    "tv geen lg sony of samsung",
    "tv niet van lg, sony en samsung",
    "tv van lg noch sony noch samsung",
    "tv alles behalve lg, sony en samsung",
    "buiten lg, sony en samsung, welke tv",
  ])("brands: %s", async (q) => {
    expect((await filters(q)).brand).toEqual(["!LG", "!Sony", "!Samsung"]);
  });

  it.each(["wasmachine geen 7 of 8 kilo", "wasmachine niet 7 en ook niet 8 kg", "wasmachine geen 7 kg of 8 kg"])(
    "numbers, with the unit behind the last: %s",
    async (q) => {
      expect((await filters(q)).vulgewicht).toEqual(["!7 kg", "!8 kg"]);
    },
  );

  it.each(["trui geen maat s, m of l", "trui maat geen s, m of l", "trui niet in maat s, m of l"])(
    "sizes, with the word in front of the first: %s",
    async (q) => {
      expect((await filters(q)).size).toEqual(["!S", "!M", "!L"]);
    },
  );

  it.each([
    "koelkast geen energieklasse e of d",
    "koelkast energieklasse niet e of d",
    "koelkast alle klassen behalve e en d",
  ])("classes: %s", async (q) => {
    expect((await filters(q)).energieklasse).toEqual(["!E", "!D"]);
  });

  it("sizes that only a specification tells", async () => {
    expect((await filters("voetbal alles behalve maat 3 en 4")).balmaat).toEqual(["!3", "!4"]);
    expect((await filters("voetbal maatje 3 of 4")).balmaat).toEqual(["3", "4"]);
  });

  it.each(["airfryer zonder kijkvenster en dubbele lade", "airfryer zonder kijkvenster of dubbele lade"])(
    "what a thing has or has not: %s",
    async (q) => {
      expect(await filters(q)).toEqual({ kijkvenster: ["!Ja"], "dubbele lade": ["!Ja"] });
    },
  );
});

describe("what stands beside what is refused is wanted", () => {
  it.each<[string, object]>([
    ["airfryer zonder kijkvenster en waterdicht", { kijkvenster: ["!Ja"], waterdicht: ["Ja"] }],
    ["trui geen wol, maat m of l", { materiaal: ["!Wol"], size: ["M", "L"] }],
    ["jurk niet geel, rood", { color: ["!geel", "rood"] }],
    ["airfryer zonder timer of kijkvenster, waterdicht", { timer: ["!Ja"], kijkvenster: ["!Ja"], waterdicht: ["Ja"] }],
    ["tv geen lg of iets van sony", { brand: ["!LG", "!Sony"] }],
    ["airfryer niet zonder kijkvenster", { kijkvenster: ["Ja"] }],
  ])("%s", async (q, wanted) => {
    expect(await filters(q)).toEqual(wanted);
  });

  it.each(["tv niet 55 maar 65 inch", "tv liever 65 dan 55 inch", "tv geen 55 inch maar 65 inch"])(
    "a number in the place of another: %s",
    async (q) => {
      expect((await filters(q)).schermgrootte).toContain("65..65 inch");
      expect((await filters(q)).schermgrootte).not.toContain("55..55 inch");
    },
  );
});

describe("a number that is refused is never searched for", () => {
  it.each<[string, string[]]>([
    ["droger niet de 7000", ["7000"]],
    ["droger geen 7000 of 8000", ["7000", "8000"]],
    ["hdmi kabel geen 2.0", ["2.0"]],
    ["bureau geen 120 of 160", ["120", "160"]],
  ])("%s", async (q, without) => {
    const wish = await whole(q);
    expect(wish.filters.without).toEqual(without);
    expect(wish.q).not.toMatch(/\d/);
  });

  it("is of what the kinds measure, where they do", async () => {
    expect(await filters("tv niet 55 of 65")).toEqual({ schermgrootte: ["!55 inch", "!65 inch"] });
    expect((await filters("tv niet de 55")).schermgrootte).toBeUndefined();
  });

  it("is checked of each product where nothing measures it", async () => {
    const { checks, demands } = await whole("droger geen 55 of 65 inch");
    expect(checks).toEqual([
      { said: "geen 55 inch", number: { from: 55, to: 55, unit: "inch" }, isDenied: true },
      { said: "geen 65 inch", number: { from: 65, to: 65, unit: "inch" }, isDenied: true },
    ]);
    expect(demands?.map(({ said }) => said) ?? []).not.toContain("geen 55 inch");
  });
});

describe("a model or a variant that is refused", () => {
  it.each<[string, string[], RegExp]>([
    ["iphone 15 pro geen max 256 gb", ["max"], /iphone 15 pro/],
    ["iphone 15 pro niet pro max", ["max"], /iphone 15 pro/],
    ["cartridge 305 geen xl", ["305xl"], /305/],
    ["samsung ssd geen samsung t7 of t9", ["t7", "t9"], /ssd/],
    ["filter niet voor c3", ["c3"], /^(?!.*c3)/],
    ["geen max", ["max"], /^$/],
    ["iphone 15 geen fe of max", ["max"], /iphone 15/],
    ["lamp niet white", ["white"], /^(?!.*white)/],
  ])("%s leaves out that alone", async (q, without, words) => {
    const wish = await whole(q);
    expect(wish.filters.without).toEqual(without);
    expect(wish.filters.brand ?? []).not.toContain("!Samsung");
    expect(wish.q).toMatch(words);
    expect(wish.q).not.toMatch(/max/);
  });
  it("a number without a unit is a size where these are told", async () => {
    expect((await filters("schoen niet in 38 of 39")).size).toEqual(["!38", "!39"]);
  });
  it("a side of what has two is of all that have it", async () => {
    expect((await filters("bed geen 90 of 140 breed")).ligmaat).toEqual(["!90 x 200 cm", "!140 x 200 cm"]);
  });
  it("a bound is none", async () => {
    expect((await filters("telefoon 256 gb niet max 500 euro")).without).toBeUndefined();
  });
});

it("of the values that a word stands for, one that is refused by its name is not meant", async () => {
  expect((await filters("tafel geen acacia, houten blad")).houtsoort).toEqual(["!Acacia", "Eiken", "Mango"]);
});

describe("everyday words that refuse", () => {
  it.each([
    "jurk niks met bloemenprint",
    "ik heb een hekel aan bloemenprint, jurk",
    "jurk, allergisch voor bloemenprint",
    "jurk, ik vind bloemenprint lelijk",
    "jurk geen print met bloemenprint",
    "jurk allesbehalve bloemenprint",
  ])("%s", async (q) => {
    expect((await filters(q)).patroon).toEqual(["!Bloemenprint"]);
  });
});

describe("what need not be is neither demanded nor refused", () => {
  it.each([
    "airfryer met kijkvenster, timer hoeft niet",
    "airfryer met kijkvenster timer hoeft niet per se",
    "airfryer met kijkvenster, een timer is niet nodig",
    "timer en dubbele lade hoeven niet, airfryer met kijkvenster",
    "airfryer met kijkvenster, hoeft niet waterdicht te zijn",
  ])("%s", async (q) => {
    expect(await filters(q)).toEqual({ kijkvenster: ["Ja"] });
  });
  it("a maker or a material that need not be is not wanted", async () => {
    expect((await filters("tv, sony hoeft niet")).brand).toEqual(["!Sony"]);
    expect((await filters("trui, wol hoeft niet, maat s")).materiaal).toEqual(["!Wol"]);
  });
});
