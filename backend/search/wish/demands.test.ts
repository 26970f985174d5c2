import { describe, expect, it } from "vitest";
import { product } from "../query/sample-shop";
import { withSampleWishes } from "./sample-wishes-fixture";

const { whole, shop, now } = withSampleWishes();

describe("what is demanded stays a filter, also where nothing meets it", () => {
  it.each<[string, Record<string, string[]>]>([
    ["herensneakers maat 47", { size: ["47"] }],
    ["damessneakers zwart", { color: ["zwart"] }],
    ["bank 200x200", { ligmaat: ["200 x 200"] }],
    ["bank van 2.40 bij 2 meter", { ligmaat: ["240 x 200 cm"] }],
    ["een bank 2,4 m x 2 m", { ligmaat: ["240 x 200 cm"] }],
    ["herensneakers geen wit of blauw", { color: ["!wit", "!blauw"] }],
  ])("%s", async (q, filters) => {
    expect((await whole(q)).filters).toEqual(filters);
  });

  it("a colour or size that these products have no values of is only named as not understood", async () => {
    const wish = await whole("wasmachine zwart maat 47");
    expect([wish.filters, wish.leftovers]).toEqual([{}, ["zwart", "47"]]);
  });
});

describe("words that are not wanted", () => {
  it("leave out what is named with them", async () => {
    const wish = await whole("printer maar liever geen deskjet");
    expect(wish.filters).toEqual({ without: ["deskjet"] });
    expect(wish.parts.map(({ label }) => label)).toContain("geen deskjet");
    const page = { current: 0, size: 10 };
    const sort = { by: "relevance", direction: "desc" } as const;
    const request = { q: wish.q, filters: wish.filters, page, sort, context: "search" as const, mobile: false };
    const { total } = await shop().search({ ...request, filters: { category: ["kantoor", "printers"] } }, now);
    const left = await shop().search(
      { ...request, filters: { ...wish.filters, category: ["kantoor", "printers"] } },
      now,
    );
    expect([total, left.total]).toEqual([4, 3]);
  });

  it("are named as not understood where no product has them", async () => {
    const wish = await whole("printer zonder wielen");
    expect([wish.filters, wish.leftovers]).toEqual([{}, ["zonder wielen"]]);
  });
});

describe("amounts as they are said", () => {
  it.each<[string, [number | null, number | null]]>([
    ["laptop voor een paar tientjes", [null, 4_000]],
    ["laptop, niet meer dan een paar honderd euro", [null, 40_000]],
    ["laptop van minstens enkele honderden euro's", [20_000, null]],
    ["nog geen 40 euro, een laptop", [null, 4_000]],
    ["ik heb maar vijftig euro voor een laptop", [null, 5_000]],
    ["laptop, moet onder de 50 blijven", [null, 5_000]],
    ["minder dan honderd euro en meer dan vijftig: een laptop", [5_000, 10_000]],
  ])("%s", async (q, price) => {
    expect((await whole(q)).filters.price).toEqual(price);
  });

  it.each<[string, Record<string, string[]>]>([
    ["laptop van minimaal 14 maar maximaal 16 inch", { Schermgrootte: ["14..16 inch"] }],
    ["wasmachine, minstens 7 en hoogstens 8 kg", { vulgewicht: ["7..8 kg"] }],
    ["wasmachine niet luider dan 69 db", { Geluidsniveau: ["<=69 dB"] }],
    ["wasmachine, niet luider is dan 69 db", { Geluidsniveau: ["<=69 dB"] }],
    ["koptelefoon lichter dan een kilo", { Gewicht: ["<1 kg"] }],
  ])("%s", async (q, filters) => {
    expect((await whole(q)).filters).toEqual(filters);
  });
});

describe("whom it is for", () => {
  it.each([
    "koptelefoon voor een meisje dat 4 wordt",
    "koptelefoon, mijn neefje wordt 4",
    "koptelefoon voor mijn kleinzoon van bijna 4 jaar",
    "koptelefoon voor een 4-jarige",
    "koptelefoon voor een kind 4 jaar",
  ])("%s", async (q) => {
    expect((await whole(q)).filters).toEqual({ leeftijd: ["<=4 jaar"] });
  });

  it("a number behind a person that is no age stays what it is", async () => {
    expect((await whole("koptelefoon voor mijn zoon 40 euro")).filters).not.toHaveProperty("leeftijd");
  });
});

it("knows the words of a product that was added since the last sentence", async () => {
  expect((await whole("printer snelprinter")).leftovers).toEqual(["snelprinter"]);
  const added = product("new", "Snelprinter Printer", { category: "kantoor.printers", brand: "HP" });
  await shop().take([{ ...added, revision: 1_000 }]);
  expect((await whole("printer snelprinter")).leftovers).toEqual([]);
});
