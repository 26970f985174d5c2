import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { withNameWords } from "./name-words";
import { shopOf, soughtBy, summaryOf, traitsOf } from "./named-shop.fixture";

vi.mock("./products", () => ({ summariesOf: async (_: unknown, ids: string[]) => ids.map(summaryOf) }));
vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) => new Map(ids.map((id) => [id, traitsOf(id)])),
}));

const shop = shopOf(
  [
    "Spelcomputer Acme Switch Lite [Acme]",
    "Spelcomputer Acme Switch OLED [Acme]",
    "Televisie OLED evo [Nova]",
    "Console Zed Series X",
    "Console Zed Series S",
    "Vaatwasser Nova Serie 4 [Nova]",
    "Vaatwasser Nova Serie 6 [Nova]",
    "Spuit K 3 Power",
    "Spuit K 5 Premium",
    "Inkt PG-575 voor TS3550",
    "Inkt PG-575XL voor TS3550",
    "Kabel HDMI 2.0 - 3 m",
    "Kabel HDMI 2.1 - 3 m",
    "Kabel HDMI 2.1 - 5 m",
    "Lamp GU10",
    "Lamp E27",
    "Oven 50 cm",
    "Koffie Magnifica S",
    "Koffie Magnifica Evo",
    "Boor DHP482RTJ",
    "Boor DHP485RTJ",
  ],
  ["Acme", "Nova"],
);
const after = async (q: string, text: string) => (await withNameWords(shop, text, soughtBy(q)))?.q;

it.each([
  ["switch", "de oled", "switch oled"],
  ["console series", "de s", "console series s"],
  ["hdmi kabel", "2.1", "hdmi kabel 2.1"],
  ["kabel 3 m", "de 2.1", "kabel 3 m 2.1"],
])("of %s, %s says more", async (q, text, all) => expect(await after(q, text)).toBe(all));

it.each([
  ["console series x", "toch de s", "console series s"],
  ["vaatwasser serie 6", "nee serie 4", "vaatwasser serie 4"],
  ["lamp gu10", "sorry ik bedoel e27", "lamp e27"],
  ["spuit", "de k5", "spuit k 5"],
  ["inkt ts3550", "de xl", "inkt ts3550 575xl"],
  ["koffie magnifica s", "liever de evo", "koffie magnifica evo"],
  ["boor", "de dhp482", "boor dhp482rtj"],
])("of %s, %s takes the place of another word", async (q, text, all) => expect(await after(q, text)).toBe(all));

it("is another search where nothing that is sought is named so, or where the words are a measure", async () => {
  expect(await after("switch", "de evo")).toBeUndefined();
  expect(await after("oven", "de 50")).toBeUndefined();
  expect(await after("switch", "de Nova")).toBeUndefined();
  expect(await withNameWords(shop, "de oled", { ...soughtBy("switch"), shown: [] })).toBeUndefined();
});

it("either of two models is good, where the second is good too", async () => {
  const either = await withNameWords(shop, "serie 4 mag ook", soughtBy("vaatwasser serie 6"));
  expect(either?.q).toBe("vaatwasser serie");
  expect(either?.parts.at(-1)?.told).toEqual({ values: ["seri 6", "seri 4"] });
});

it("a product must be named with a word that the search does not insist on", async () => {
  const small = await withNameWords(shop, "de magnifica s", soughtBy("koffie"));
  expect(small?.parts).toMatchObject([{ needed: ["magnifica", "s"] }]);
  const other = small && (await withNameWords(shop, "liever de evo", { ...small, shown: ["1"] }));
  expect(other?.parts).toEqual([]);
});

it("keeps what only a variant of the one in sight has, but no letter that any search passes over", async () => {
  const looseness = (word: RegExp) => ({
    ...shop,
    finder: {
      ...shop.finder,
      ids: (request: Parameters<typeof shop.finder.ids>[0]) =>
        shop.finder.ids({ ...request, q: (request.q ?? "").replace(word, "") }),
    },
  });
  const ofSize = await withNameWords(looseness(/256 gb/), "de oled", soughtBy("switch 256 gb"));
  expect(ofSize?.q).toBe("switch 256 gb oled");
  const evo = await withNameWords(looseness(/\bs\b/), "liever de evo", soughtBy("koffie magnifica s"));
  expect(evo?.q).toBe("koffie magnifica evo");
});

it("keeps the brand, and a price of which nothing is left", async () => {
  const state = { ...soughtBy("switch"), parts: [filterPart("brand", "Acme"), filterPart("without", "oled")] };
  expect((await withNameWords(shop, "de oled", state))?.parts.map(({ id }) => id)).toEqual(["brand:Acme"]);
  const wide = {
    ...shop,
    finder: {
      ...shop.finder,
      ids: async (request: Parameters<typeof shop.finder.ids>[0]) =>
        request.filters?.price ? { ids: [], total: 0 } : shop.finder.ids(request),
    },
  };
  const price = { ...filterPart("price", ""), filter: undefined, price: { from: null, to: 100 } };
  const cheap = await withNameWords(wide, "de oled", { ...soughtBy("switch"), parts: [price] });
  expect(cheap).toMatchObject({ q: "switch oled", parts: [price] });
});

it("what was refused is allowed again without being all that is wanted", async () => {
  const state = { ...soughtBy("switch"), parts: [filterPart("without", "oled")] };
  expect(await withNameWords(shop, "oled mag toch wel", state)).toMatchObject({ q: "switch", parts: [] });
});

it("who settles on a model lets go of the price that stands in its way", async () => {
  const phones = shopOf(["Smartphone Nova S24", "Smartphone Nova S24 Ultra"], [], "ultra");
  const price = {
    id: "price",
    label: "tot € 600",
    said: "600",
    hard: true,
    turn: 1,
    price: { from: null, to: 60_000 },
  };
  const state = { ...soughtBy("smartphone"), parts: [price] };
  expect((await withNameWords(phones, "ik ga voor de s24 ultra", state))?.parts).toEqual([]);
  expect((await withNameWords(phones, "ik ga voor de s24", state))?.parts).toEqual([price]);
  expect((await withNameWords(phones, "de s24 ultra", state))?.parts).toEqual([price]);
});
