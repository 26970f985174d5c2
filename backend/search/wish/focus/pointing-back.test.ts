import { expect, it } from "vitest";
import { pointedAt } from "./pointing-back";

const told = (typed: string, signs: string) => ({
  typed,
  signs: signs.split(" "),
  brands: [] as string[],
  isWanted: false,
});
const wanted = (typed: string, signs: string) => ({
  typed,
  signs: signs.split(" "),
  brands: [] as string[],
  isWanted: true,
});

it.each([
  [
    "a size",
    told("Op mijn band staat 205/55 R16", "op mijn KIND staat NUMBER"),
    wanted("banden in die maat", "KIND in die maat"),
  ],
  ["a colour", told("Zwart heb ik al,", "COLOUR heb ik al ,"), wanted("dus die kleur niet", "dus die kleur niet")],
  [
    "a brand",
    told("We hebben alles van Bosch.", "we hebben alles van BRAND ."),
    wanted("een droger van dat merk", "een KIND van dat merk"),
  ],
  [
    "a device",
    told("Mijn man heeft een iPhone 15.", "mijn man heeft een iphone NUMBER ."),
    wanted("Daar zoek ik een hoesje voor.", "daar zoek ik een KIND voor ."),
  ],
])("keeps what a wish points back at: %s", (_, before, after) => {
  expect([...pointedAt([before, after])]).toEqual([[0, before.typed]]);
});

it("takes what was saved for it for a limit", () => {
  const saved = told("Samen is er 350 euro opgehaald.", "samen is er MONEY opgehaald .");
  expect([...pointedAt([saved, wanted("Nou dachten we aan een barbecue", "nou dachten we aan een KIND")])]).toEqual([
    [0, "Samen is er hooguit 350 euro opgehaald."],
  ]);
  expect([...pointedAt([saved, wanted("een barbecue tot 300 euro", "een KIND tot MONEY")])]).toEqual([]);
});

it("takes what there is together for a limit, also where that is part of the wish", () => {
  const together = wanted("samen hebben we 200 euro", "samen hebben we MONEY");
  expect([...pointedAt([wanted("Een horloge,", "een KIND ,"), together])]).toEqual([
    [1, "samen hebben we hooguit 200 euro"],
  ]);
  const bound = wanted("samen hebben we maximaal 200 euro", "samen hebben we maximaal MONEY");
  expect([...pointedAt([wanted("Een horloge,", "een KIND ,"), bound])]).toEqual([]);
});

it("refuses the brand that was told of where another one is wanted", () => {
  const before = { ...told("Onze Philips brak af.", "onze BRAND brak af ."), brands: ["Philips"] };
  expect([...pointedAt([before, wanted("Een waterkoker van een ander merk", "een KIND van een ander merk")])]).toEqual([
    [0, "niet van Philips."],
  ]);
});

it("keeps how many it is for", () => {
  const before = told("We gaan met vier man kamperen", "we gaan met MEASURE kamperen");
  expect([...pointedAt([before, wanted("Geen koepeltent graag", "geen VALUE graag")])]).toEqual([[0, before.typed]]);
  expect([...pointedAt([before, wanted("een tent voor 6 personen", "een KIND voor MEASURE")])]).toEqual([]);
});

it("keeps nothing else that is told", () => {
  const before = told("Onze oude Bosch van 600 euro is stuk.", "onze oude BRAND van MONEY is stuk .");
  expect([...pointedAt([before, wanted("Ik zoek een droger van 8 kilo.", "ik zoek een KIND van MEASURE .")])]).toEqual(
    [],
  );
});
