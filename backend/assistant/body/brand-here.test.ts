import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import { brandWordsOf, withBrandHere } from "./brand-here";
import { shopOf, soughtBy, summaryOf } from "./named-shop.fixture";

vi.mock("./products", () => ({ summariesOf: async (_: unknown, ids: string[]) => ids.map(summaryOf) }));

const shop = shopOf(
  ["Boor GSR 18 [Bosch Professional]", "Boor Nova LXT [Nova]", "Droger Bosch Serie 4", "Droger Nova T1 [Nova]"],
  ["Bosch", "Nova"],
);
const wanting = (q: string, brand: string, turn = 3) => ({
  ...soughtBy(q),
  parts: [{ ...filterPart("brand", brand), turn }],
});

it("a brand is also what the feed writes longer", async () => {
  const { parts } = await withBrandHere(shop, wanting("boor", "Bosch"));
  expect(parts).toMatchObject([{ label: "Bosch", filter: { key: "brand", values: ["Bosch Professional"] } }]);
});

it("a brand is looked for in names where the feed tells none of them", async () => {
  expect(await withBrandHere(shop, wanting("droger", "Bosch"))).toMatchObject({ q: "droger Bosch", parts: [] });
});

it("another brand takes the place of one that is searched for by its name", async () => {
  expect(await withBrandHere(shop, wanting("droger Bosch", "Nova"))).toMatchObject({ q: "droger" });
  expect(await brandWordsOf(shop, { q: "droger Bosch" })).toEqual(["Bosch"]);
});

it("stays as it is where something is of the brand, nothing is at all, or brands were not spoken of", async () => {
  for (const state of [wanting("boor", "Nova"), wanting("föhn", "Bosch"), wanting("boor", "Bosch", 1)])
    expect(await withBrandHere(shop, state)).toBe(state);
});
