import { describe, expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["stoelen", "Tuinstoelen"],
  ["kussens", "Sierkussens"],
  ["helmen", "Fietshelmen"],
  ["boekjes", "Notitieboeken"],
  ["puzzels", "Puzzels"],
  ["manden", "Hondenmanden"],
  ["hoesjes", "Telefoonhoesjes"],
  ["telefoons", "Smartphones"],
  ["ketels", "Waterkokers"],
  ["boren", "Accuboormachines"],
  ["rugzakken", "Rugzakken"],
  ["wandelen", "Wandelrugzakken"],
  ["gitaren", "Gitaren"],
  ["cremes", "Gezichtscremes"],
];
const of = productsOf(names);
const yesOrNo = ["Ja", "Nee", "Ja", "Nee"];

const products = [
  of("stoelen", "Tuinstoel A", {}, { features: { stapelbaar: ["Ja"] }, description: "Met kussen." }),
  of("stoelen", "Tuinstoel B", {}, { features: { stapelbaar: ["Nee"] } }),
  ...["A", "B"].map((one) => of("kussens", `Sierkussen ${one}`, {})),
  ...yesOrNo.map((lit, at) =>
    of("helmen", `Fietshelm ${at}`, { Gewicht: `${250 + at} gram` }, { features: { verlichting: [lit] } }),
  ),
  of("boekjes", "Notitieboek A", {}, { features: { formaat: ["A5"], lijn: ["Geruit"] } }),
  of("boekjes", "Notitieboek B", {}, { features: { formaat: ["A4"], lijn: ["Gestippeld"] } }),
  ...[4, 7, 9].map((age) => of("puzzels", `Puzzel ${age}`, { Leeftijd: `Vanaf ${age} jaar` })),
  of("manden", "Mand A", { Hoogte: "25 cm" }),
  of("manden", "Mand B", { Hoogte: "30 cm" }),
  of("hoesjes", "Hoesje voor Galaxy A56", {}, { brand: "Spigen" }),
  of("hoesjes", "Hoesje voor Pixel 9", {}, { brand: "Spigen" }),
  of("telefoons", "Galaxy S25", {}, { brand: "Samsung" }),
  ...yesOrNo.map((set, at) => of("ketels", `Waterkoker ${at}`, {}, { features: { temperatuurregeling: [set] } })),
  ...yesOrNo.map((hits, at) => of("boren", `Accuboormachine ${at}`, {}, { features: { klopfunctie: [hits] } })),
  of("rugzakken", "Rugzak A", { Inhoud: "20 liter" }),
  of("rugzakken", "Rugzak B", { Inhoud: "30 liter" }),
  of("wandelen", "Wandelrugzak A", { Inhoud: "30 liter" }),
  of("wandelen", "Wandelrugzak B", { Inhoud: "65 liter" }),
  of("gitaren", "Gitaar A", {}, { features: { formaat: ["3/4"] } }),
  of("gitaren", "Gitaar B", {}, { features: { formaat: ["4/4"] } }),
  ...["Dag", "Nacht", "Dag"].map((moment, at) =>
    of("cremes", `Gezichtscreme ${at}`, {}, { features: { moment: [moment] } }),
  ),
];

const { whole: read, found } = withWishesIn(
  {
    ...contextOf(names),
    synonyms: "klopboormachine => accuboormachine\nnachtcreme => gezichtscreme",
    gradables: "licht, lichte => gewicht laag\nbreed, brede => breedte hoog\nhoog, hoge => hoogte hoog",
    values:
      "[verlichting]\nlicht, lampje, lichtje => ja\n[temperatuurregeling]\ntemperatuur => ja\n[klopfunctie]\nklopboormachine => ja\n[moment]\nnachtcreme => nacht",
  },
  products,
);
const kindsOf = async (q: string, category?: string) =>
  (await read(q, category === undefined ? {} : { category })).kinds.map(({ key }) => key);

describe("what a thing is to come with is no thing that is sought", () => {
  it.each([
    "tuinstoelen, kussen moet erbij zitten",
    "tuinstoelen kussen inbegrepen",
    "tuinstoelen kussens erbij",
    "tuinstoelen met kussen",
  ])("%s", async (q) => {
    expect(await kindsOf(q)).toEqual(["stoelen"]);
    expect(await found(q)).toEqual(["stoelen-Tuinstoel A"]);
  });

  it("also where the thing was named before", async () => {
    expect(await kindsOf("kussen moet erbij zitten", "stoelen")).toEqual([]);
    expect((await read("kussen moet erbij zitten", { category: "stoelen" })).leftovers).toEqual([]);
    expect(await kindsOf("kussen", "stoelen")).toEqual(["kussens"]);
  });
});

it("a small thing is no adjective", async () => {
  for (const q of ["fietshelm met een lichtje", "fietshelm, een lichtje erop"]) {
    const { filters, preferences, leftovers } = await read(q);
    expect(filters, q).toEqual({ verlichting: ["Ja"] });
    expect([...preferences, ...leftovers], q).toEqual([]);
  }
  expect((await read("een lichte fietshelm")).preferences).toEqual([{ feature: "Gewicht", direction: "low" }]);
});

it("the name of a feature beside its value says no more", async () => {
  for (const q of ["notitieboek formaat a5", "notitieboek met formaat: a5", "notitieboek in a5 formaat"])
    expect(await read(q), q).toMatchObject({ q: "", filters: { formaat: ["A5"] }, leftovers: [] });
  expect((await read("notitieboek lijn gestippeld")).q).toBe("");
});

it("for an age is what may be given to somebody of that age", async () => {
  expect(await found("puzzel voor 8 jaar")).toEqual(["puzzels-Puzzel 4", "puzzels-Puzzel 7"]);
  expect(await found("puzzel 9 jaar")).toEqual(["puzzels-Puzzel 9"]);
});

it("how wide something is, its height does not say", async () => {
  expect((await read("hondenmand van minstens 1 meter breed")).filters).toEqual({});
  expect((await read("hondenmand van minstens 30 cm hoog")).filters).toEqual({ Hoogte: [">=30 cm"] });
  expect((await read("hondenmand van minstens 30 cm")).filters).toEqual({ Hoogte: [">=30 cm"] });
});

it("whose telephone it is for does not say who makes a case", async () => {
  const { q, filters } = await read("hoesje voor de samsung a56");
  expect(q).toBe("a56");
  expect(filters).toEqual({});
  expect((await read("hoesje voor de samsung")).filters).toEqual({ brand: ["Samsung"] });
  expect((await read("hoesje samsung")).filters).toEqual({ brand: ["Samsung"] });
});

it("an adjective of what the shop tells is no demand of its own", async () => {
  const { filters, demands } = await read("waterkoker met instelbare temperatuur");
  expect(filters).toEqual({ temperatuurregeling: ["Ja"] });
  expect(demands).toBeUndefined();
  expect((await read("opvouwbare waterkoker")).demands).toMatchObject([{ said: "opvouwbare" }]);
});

it("what names a thing may say what it has as well, however many are named so", async () => {
  expect(await read("klopboormachine")).toMatchObject({ filters: { klopfunctie: ["Ja"] } });
  expect(await read("nachtcreme")).toMatchObject({ filters: { moment: ["Nacht"] } });
});

it("a number that only another kind of the name has tells which is meant", async () => {
  for (const q of ["rugzak 65 liter", "rugzak van minstens 50 liter"])
    expect(await kindsOf(q), q).toEqual(["wandelen"]);
  for (const q of ["rugzak 30 liter", "rugzak van minstens 90 liter", "rugzak, geen 65 liter"])
    expect(await kindsOf(q), q).toEqual(["rugzakken"]);
});

it("a size that nothing could be done with counts nothing", async () => {
  expect((await read("gitaar, 3/4 maat")).demands).toBeUndefined();
});

it("only a word behind the thing itself may be a second thing", async () => {
  expect((await read("notitieboek a5 meenemen")).demands).toBeUndefined();
  expect((await read("notitieboek eenhoorn")).demands).toMatchObject([{ word: "eenhoorn" }]);
});
