import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["koptelefoons", "Koptelefoons"],
  ["tafels", "Tafels"],
  ["vaatwassers", "Vaatwassers"],
  ["romans", "Romans"],
  ["lampen", "Hanglampen"],
  ["spellen", "Gezelschapsspellen"],
  ["puzzels", "Puzzels"],
];
const of = productsOf(names);
const context = {
  ...contextOf(names),
  gradables: [
    "stil, stille => geluid laag",
    "licht, lichte => gewicht laag",
    "breed, brede => breedte hoog",
    "smal, smalle => breedte laag",
    "kort, korte => lengte | breedte laag",
    "zuinig, zuinige => energieklasse | verbruik laag",
    "lange accuduur => accuduur hoog",
    "ouder dan => leeftijd hoog",
    "luider dan => geluid hoog",
  ].join("\n"),
  measures: "accu, batterij => accuduur\ndoorsnee => diameter\nsteentjes => stukjes\nzitting => zithoogte",
};
const { whole } = withWishesIn(context, [
  ...[200, 250, 300].map((gram, at) =>
    of("koptelefoons", `Koptelefoon ${gram}`, { Gewicht: `${gram} gram`, Accuduur: `${20 * (at + 1)} uur` }),
  ),
  ...[120, 140, 160].map((cm) =>
    of(
      "tafels",
      `Tafel T${cm}`,
      { Breedte: `${cm} cm`, Hoogte: "75 cm", Zithoogte: "45 cm", Draagkracht: "100 kg" },
      { features: { vorm: ["Rond"] } },
    ),
  ),
  ...["A", "B", "C", "D"].map((letter, at) =>
    of(
      "vaatwassers",
      `Vaatwasser ${letter}`,
      { Energieklasse: letter, Geluidsniveau: `${40 + at} dB`, Waterverbruik: `${8 + at} liter` },
      { features: { energieklasse: [letter] } },
    ),
  ),
  ...[2021, 2022, 2023, 2024].map((year) => of("romans", `Roman ${year}`, { Jaar: `${year}` })),
  ...[20, 40, 60].map((cm, at) =>
    of("lampen", `Hanglamp ${cm}`, { Diameter: `${cm} cm`, Snoerlengte: `${100 + 50 * at} cm` }),
  ),
  ...[6, 8, 10].map((age) =>
    of("spellen", `Spel ${age}`, { Leeftijd: `Vanaf ${age} jaar`, Speelduur: `${age * 5} minuten` }),
  ),
  ...[100, 500, 1_000].map((pieces) => of("puzzels", `Puzzel P${pieces}`, { "Aantal stukjes": `${pieces} stukjes` })),
]);
const filters = async (q: string) => (await whole(q)).filters;

describe("a bound that goes on", () => {
  it.each([
    ["koptelefoon max 250 gram en 100 euro", { Gewicht: ["<=250 gram"], price: [null, 10_000] }],
    ["koptelefoon lichter dan 250 gram en 100 euro", { Gewicht: ["<250 gram"], price: [null, 10_000] }],
    ["koptelefoon hooguit 250 gram draadloos en 100 euro", { Gewicht: ["<=250 gram"], price: [null, 10_000] }],
    ["koptelefoon tot 100 euro en 250 gram", { Gewicht: ["<=250 gram"], price: [null, 10_000] }],
    ["vaatwasser hooguit 42 dB en 9 liter", { Geluidsniveau: ["<=42 dB"], Waterverbruik: ["<=9 liter"] }],
  ])("%s bounds both", async (q, wanted) => {
    expect(await filters(q)).toEqual(wanted);
  });

  it("makes no bound of what nobody wants little of, nor of the size of what has a price", async () => {
    expect(await filters("koptelefoon max 250 gram en 40 uur")).toMatchObject({ Accuduur: ["40..40 uur"] });
    expect(await filters("tafel tot 500 euro en 160 cm breed")).toMatchObject({ Breedte: ["160..160 cm"] });
    expect(await filters("tafel minstens 100 kg en 140 cm breed")).toMatchObject({ Breedte: ["140..140 cm"] });
    expect(await filters("koptelefoon 250 gram en 100 euro")).toMatchObject({ price: [8_000, 12_000] });
  });
});

describe("two bounds of one number", () => {
  it.each([
    ["tafel breder dan 120 en smaller dan 160 cm", ">120..<160 cm"],
    ["tafel breder dan 120 smaller dan 160 cm", ">120..<160 cm"],
    ["tafel boven de 120 onder de 160 cm breed", ">120..<160 cm"],
    ["tafel minstens 120 maar smaller dan 160 cm", "120..<160 cm"],
    ["tafel minstens 120 en hooguit 160 cm", "120..160 cm"],
  ])("%s", async (q, width) => {
    expect(await filters(q)).toEqual({ Breedte: [width] });
  });

  it("the second of which has neither noun nor unit is of the same, unless it is too far away to be", async () => {
    expect(await filters("puzzel meer dan 100 steentjes maar minder dan 1000")).toEqual({
      "Aantal stukjes": [">100..<1000 stuks"],
    });
    expect(await filters("koptelefoon meer dan 20 uur en minder dan 50")).toEqual({ Accuduur: [">20..<50 uur"] });
    expect(await filters("koptelefoon meer dan 20 uur minder dan 100")).toMatchObject({ price: [null, 10_000] });
  });

  it("a bound of a measure is none of the price behind it", async () => {
    expect(await filters("tafel niet korter dan 140 en niet boven de 300 euro")).toEqual({
      Breedte: [">=140 cm"],
      price: [null, 30_000],
    });
  });
});

describe("less of something", () => {
  it.each([
    ["tafel minder breed dan 160", { Breedte: ["<160 cm"] }],
    ["tafel niet minder breed dan 140 cm", { Breedte: [">=140 cm"] }],
    ["koptelefoon minder zwaar dan 300 gram", { Gewicht: ["<300 gram"] }],
    ["vaatwasser minder luid dan 43 dB", { Geluidsniveau: ["<43 dB"] }],
    ["koptelefoon lichter dan mijn oude van 300 gram", { Gewicht: ["<300 gram"] }],
    ["tafel die niet breder is dan mijn oude kast van 140 cm", { Breedte: ["<=140 cm"] }],
  ])("%s", async (q, wanted) => {
    expect(await whole(q)).toMatchObject({ filters: wanted, preferences: [], leftovers: [] });
  });

  it.each([
    ["vaatwasser zuiniger dan C", ["A", "B"]],
    ["vaatwasser energielabel beter dan D", ["A", "B", "C"]],
    ["vaatwasser zuiniger dan mijn oude met label C", ["A", "B"]],
    ["vaatwasser niet slechter dan B", ["A", "B"]],
  ])("%s", async (q, classes) => {
    const { filters: found, q: words, preferences } = await whole(q);
    expect([found.energieklasse?.toSorted(), words, preferences]).toEqual([classes, "", []]);
  });
});

describe("years", () => {
  it.each([
    ["roman ouder dan 2023", "<2023"],
    ["roman niet ouder dan 2022", ">=2022"],
    ["roman nieuwer dan 2022", ">2022"],
    ["roman van voor 2023", "<2023"],
    ["roman verschenen voor 2023", "<2023"],
    ["roman van na 2022", ">2022"],
    ["roman verschenen in 2022", "2022..2022"],
    ["roman 2022 of eerder", "<=2022"],
    ["romans van 2022 t/m 2024", "2022..2024"],
    ["romans tussen 2021 en 2023", "2021..2023"],
  ])("%s", async (q, year) => {
    const { filters: found, leftovers } = await whole(q);
    expect([found, leftovers]).toEqual([{ Jaar: [year] }, []]);
  });

  it("are prices where nothing tells a year", async () => {
    expect(await filters("tafel tussen 2000 en 2030")).toEqual({ price: [200_000, 203_000] });
  });
});

describe("a number without a unit", () => {
  it.each([
    ["tafel zitting minimaal 45", { Zithoogte: [">=45 cm"] }],
    ["koptelefoon accu minimaal 40", { Accuduur: [">=40 uur"] }],
    ["lamp doorsnee boven de 20 snoer minimaal 150", { Diameter: [">20 cm"], Snoerlengte: [">=150 cm"] }],
    ["lamp snoer 150 doorsnee 40", { Diameter: ["40..40 cm"], Snoerlengte: ["150..150 cm"] }],
    ["hanglamp 40 cm met snoer van 150 cm", { Diameter: ["40..40 cm"], Snoerlengte: ["150..150 cm"] }],
    ["hoogte 75 breedte 160 tafel", { Hoogte: ["75..75 cm"], Breedte: ["160..160 cm"] }],
    ["spel speelduur max 40, vanaf 6", { Speelduur: ["<=40 minuten"], Leeftijd: ["<=6 jaar"] }],
    ["vaatwasser geluid onder de 42 waterverbruik max 9", { Geluidsniveau: ["<42 dB"], Waterverbruik: ["<=9 liter"] }],
  ])("is of what stands beside it: %s", async (q, wanted) => {
    expect(await filters(q)).toEqual(wanted);
  });

  it.each([
    ["tafel tot 500", [null, 50_000]],
    ["koptelefoon onder 80", [null, 8_000]],
    ["koptelefoon met goede accu onder de 50", [null, 5_000]],
    ["koptelefoon rond de 100 euro", [8_000, 12_000]],
    ["koptelefoon rond 100", [8_000, 12_000]],
    ["koptelefoon vanaf 50", [5_000, null]],
    ["koptelefoon 250 gram voor 100", [null, 10_000]],
  ])("is a price where nothing else is named: %s", async (q, price) => {
    expect(await filters(q)).toMatchObject({ price });
  });

  it("behind a word for a shape is the size of what is in that shape", async () => {
    expect(await filters("tafel rond 140")).toMatchObject({ vorm: ["Rond"] });
    expect(await filters("tafel rond 140")).not.toHaveProperty("price");
    expect(await filters("hanglamp rond 40")).toEqual({ Diameter: ["40..40 cm"] });
  });

  it("has a second bound of the price beyond all that the measure has", async () => {
    expect(await filters("koptelefoon accu minimaal 20 onder 250")).toEqual({
      Accuduur: [">=20 uur"],
      price: [null, 25_000],
    });
    expect(await filters("koptelefoon accu minimaal 20 max 40")).toEqual({ Accuduur: ["20..40 uur"] });
    expect(await filters("tafel onder 500, minstens 120 cm breed")).toEqual({
      Breedte: [">=120 cm"],
      price: [null, 50_000],
    });
  });

  it("above the price is something else", async () => {
    expect(await filters("tafel minimaal 150 max 100 euro")).toMatchObject({ price: [null, 10_000] });
  });
});

describe("other words for amounts", () => {
  it.each([
    ["koptelefoon langer dan 30 uur", { Accuduur: [">30 uur"] }],
    ["koptelefoon met uur accu", { Accuduur: ["1..1.99 uur"] }],
    ["koptelefoon met ruim 20 uur accu", { Accuduur: [">=20 uur"] }],
    ["koptelefoon 20 uur batterij of langer", { Accuduur: [">=20 uur"] }],
    ["koptelefoon mind. 20 uur max. 250 gram", { Accuduur: [">=20 uur"], Gewicht: ["<=250 gram"] }],
    ["vaatwasser ten hoogste 42 dB", { Geluidsniveau: ["<=42 dB"] }],
  ])("%s", async (q, wanted) => {
    expect(await filters(q)).toEqual(wanted);
  });
});
