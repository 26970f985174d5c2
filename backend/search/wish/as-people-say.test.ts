import { describe, expect, it } from "vitest";
import { withSampleWishes } from "./sample-wishes-fixture";

const { whole } = withSampleWishes();
const kindsOf = async (q: string) => (await whole(q)).kinds.map(({ key }) => key);

describe("what somebody wants to spend, however it is said", () => {
  it.each<[string, [number | null, number | null]]>([
    ["ik heb 250 euro te besteden voor een laptop", [null, 25_000]],
    ["een laptop, ik wil er 400 euro aan uitgeven", [32_000, 48_000]],
    ["ik wil 400 euro uitgeven aan een laptop", [null, 40_000]],
    ["laptop mag wel 900 euro kosten", [null, 90_000]],
    ["mag ook 300 zijn", [null, 30_000]],
    ["laptop, dan mag hij ook wel 900 kosten", [null, 90_000]],
    ["laptop, mijn zoon zegt dat hij ook zestig mag kosten", [null, 6_000]],
    ["laptop, honderdvijftig euro vind ik wel het maximum", [null, 15_000]],
    ["laptop, boven de 900 vind ik te gek", [null, 90_000]],
    ["laptop, 900 euro is me te duur", [null, 90_000]],
    ["laptop, meer dan honderd wil ik er niet aan uitgeven", [null, 10_000]],
    ["koptelefoon van maximaal 3 tientjes", [null, 3_000]],
    ["koptelefoon voor een tientje", [null, 1_000]],
    ["laptop onder de 2k", [null, 200_000]],
    ["laptop die minder kost dan 80 euro", [null, 8_000]],
    ["laptop die niet meer kost dan 800", [null, 80_000]],
  ])("%s", async (q, price) => {
    const { filters, leftovers } = await whole(q);
    expect([filters.price, leftovers]).toEqual([price, []]);
  });
});

it("a verb between a comparative and `dan` says what is compared", async () => {
  expect((await whole("koptelefoon die minder weegt dan 230 gram")).filters).toEqual({ Gewicht: ["<230 gram"] });
  expect((await whole("wasmachine die stiller is dan 70 db")).filters).toEqual({ Geluidsniveau: ["<70 dB"] });
});

it("a number, a unit and a thing may be one word", async () => {
  for (const q of ["driezitsbank", "3-zitsbank", "3zitsbank"]) {
    const { kinds, filters } = await whole(q);
    expect([kinds.map(({ key }) => key), filters], q).toEqual([["wonen.banken"], { zitplaatsen: ["3..3 zits"] }]);
  }
});

it("people in number are read from `met z'n drieën`", async () => {
  expect((await whole("een bank, we zitten er met z'n drieën op")).filters).toEqual({ zitplaatsen: [">=3 zits"] });
});

it("a compound that was typed as two words is one", async () => {
  expect(await kindsOf("was machine")).toEqual(["witgoed.wasmachines"]);
  expect(await kindsOf("koffie machine")).toEqual(["koffie.koffiezetapparaten", "koffie.espressomachines"]);
  expect(await kindsOf("laptop tassen")).toEqual(["computers.tassen"]);
});

it("a shade is the colour that it ends in", async () => {
  expect((await whole("sneakers knalblauwe")).filters).toEqual({ color: ["blauw"] });
  expect((await whole("sneakers spierwit")).filters).toEqual({ color: ["wit"] });
});

it("what is not to be there is read as the shop says it", async () => {
  expect((await whole("koptelefoon zonder microfoon")).filters).toEqual({ microfoonarm: ["Zonder"] });
  expect((await whole("koptelefoon zonder latex")).filters).toEqual({ latexvrij: ["Ja"] });
  expect((await whole("koptelefoon zonder snaren")).leftovers).toEqual(["zonder snaren"]);
  expect((await whole("wasmachine van een ander merk dan Bosch")).filters).toEqual({ brand: ["!Bosch"] });
  expect((await whole("wasmachine, iets anders dan Miele")).filters).toEqual({ brand: ["!Miele"] });
});

it("fillers of spoken language are neither searched for nor named", async () => {
  const { q, leftovers } = await whole("nou ja uhm doe mij eh gewoon maar een wasmachine, niks bijzonders");
  expect([q, leftovers]).toEqual(["", []]);
});

it.each(["wasmachine enkel van Bosch", "wasmachine uitsluitend van Bosch", "sorry, een wasmachine van precies Bosch"])(
  "only, precisely and sorry say nothing of a product: %s",
  async (q) => {
    expect(await whole(q)).toMatchObject({ q: "", filters: { brand: ["Bosch"] }, leftovers: [] });
  },
);

it("what was looked for in vain is not denied", async () => {
  expect(await whole("Ik kan geen koptelefoon van Sony vinden")).toMatchObject({ q: "", filters: { brand: ["Sony"] } });
});

it("everything except a brand is everything of the kind", async () => {
  expect(await whole("koptelefoon alles behalve Sony")).toMatchObject({ q: "", filters: { brand: ["!Sony"] } });
});

it("for whom it is does not filter what is only known by words", async () => {
  expect((await whole("een tuinslang voor dames")).filters).toEqual({});
  expect((await whole("een cadeau voor dames")).filters).toEqual({ gender: ["female"] });
});

it("sizes and codes of several parts are read as the shop writes them", async () => {
  expect((await whole("bank 240 bij 200")).filters).toEqual({ ligmaat: ["240 x 200 cm"] });
  expect((await whole("bank 340x200 cm")).filters).toEqual({ ligmaat: ["340 x 200 cm"] });
  expect((await whole("bank en 25 r16")).filters).toEqual({ norm: ["EN-25/R16"] });
});

it("a size needs no word of its own, unless the number counts something", async () => {
  expect((await whole("sneakers heren 43 wit")).filters).toEqual({ size: ["43"], color: ["wit"] });
  expect((await whole("sneakers heren 43 landen")).filters).toEqual({});
});

it("where only a brand is named, numbers are of what that brand makes", async () => {
  expect((await whole("iets van Apple met 8 GB")).filters).toEqual({ brand: ["Apple"], werkgeheugen: ["8..8 GB"] });
});

it("a need that the kind says nothing of is neither searched for nor a filter", async () => {
  const { q, filters, leftovers } = await whole("printer voor een klein gezin");
  expect([q, filters, leftovers]).toEqual(["printer", {}, ["klein gezin"]]);
});

it("a value that ends in a kind says nothing of that kind where no such product has it: its words are searched for", async () => {
  const { q, kinds } = await whole("ronde laptop");
  expect([q, kinds]).toEqual(["ronde laptop", []]);
});
