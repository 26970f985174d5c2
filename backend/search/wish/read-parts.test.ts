import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["laarzen", "Enkellaarzen"],
  ["tafels", "Eettafels"],
  ["messen", "Koksmessen"],
  ["horloges", "Horloges"],
];
const of = productsOf(names);
const { whole } = withWishesIn(
  {
    ...contextOf(names),
    values:
      "[materiaal, houtsoort, voering]!\nleer, leren\nwol, wollen\nmetaal, metalen\nhout, houten => hout, eiken\n[band]\nleren band, leer, leren",
  },
  [
    ...["Leer", "Suède"].map((stuff) =>
      of("laarzen", `Laars ${stuff}`, {}, { features: { materiaal: [stuff] }, description: "Voering wol" }),
    ),
    ...["Eiken", "Mango"].map((wood) =>
      of("tafels", `Tafel ${wood}`, {}, { features: { houtsoort: [wood] }, description: "Onderstel metaal" }),
    ),
    ...["Leren band", "Stalen band"].map((band) =>
      of("horloges", `Horloge ${band}`, {}, { features: { band: [band] } }),
    ),
    ...["Hout", "Kunststof"].map((stuff) => of("messen", `Mes ${stuff}`, {}, { features: { handvat: [stuff] } })),
  ],
);

it.each([
  ["enkellaarzen met leren voering", { said: "leren voering", values: ["ler", "ler band"], features: ["voering"] }],
  ["enkellaarzen met een voering van wol", { said: "voering van wol", values: ["wol"], features: ["voering"] }],
  ["enkellaarzen gevoerd met wol", { said: "gevoerd met wol", values: ["wol"], features: ["voering"] }],
  ["eettafel met poten van hout", { said: "poten van hout", values: ["hout", "eik"], features: ["onderstel"] }],
])("%s: it is the part that is checked, and not the thing", async (q, check) => {
  const { filters, leftovers, checks } = await whole(q);
  expect([filters, leftovers, checks]).toEqual([{}, [check.said], [{ ...check, isPart: true }]]);
});

it("what a part is not of is denied of the part alone", async () => {
  const { filters, checks } = await whole("enkellaarzen zonder leren voering, wel van leer");
  expect(filters).toEqual({ materiaal: ["Leer"] });
  expect(checks).toMatchObject([{ said: "zonder leren voering", features: ["voering"], isDenied: true }]);
});

it("what stands beside the thing, or beside words that are no part of it, is of the thing", async () => {
  expect((await whole("leren enkellaarzen")).filters).toEqual({ materiaal: ["Leer"] });
  expect((await whole("houten eettafel voor zes")).filters.houtsoort).toEqual(["Eiken"]);
});

it.each(["hoeft niet", "maakt niet uit", "is niet belangrijk"])(
  "a part that %s is neither wanted nor refused",
  async (said) => {
    const { filters, checks, leftovers, q } = await whole(`enkellaarzen, leren voering ${said}`);
    expect([filters, checks, leftovers, q]).toEqual([{}, undefined, [], ""]);
  },
);

it("a part that is a value of the shop is refused as that where it need not be", async () => {
  const { filters, checks } = await whole("horloge met saffierglas, leren bandje hoeft niet");
  expect([filters, checks]).toEqual([{ band: ["!Leren band"] }, undefined]);
});

it("a part that filters tell by another name for it is read as their value", async () => {
  const { filters, checks } = await whole("horloge met een leren bandje");
  expect([filters, checks]).toEqual([{ band: ["Leren band"] }, undefined]);
});
