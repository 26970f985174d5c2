import { expect, it, vi } from "vitest";
import { shopOf, soughtBy, summaryOf } from "./named-shop.fixture";
import { withoutNamed } from "./refused-name";

vi.mock("./products", () => ({ summariesOf: async (_: unknown, ids: string[]) => ids.map(summaryOf) }));

const shop = shopOf(
  [
    "Spuit K 3 Power",
    "Spuit K 5 Premium",
    "Schijf T7",
    "Schijf T7 Shield",
    "Telefoon Pixel 7a",
    "Telefoon Pixel 8",
    "Boor DHP482RTJ",
    "Boor DHP485RTJ",
  ],
  ["Nova"],
);
const after = async (q: string, text: string) => {
  const state = await withoutNamed(shop, text, soughtBy(q));
  return state && { q: state.q, refused: state.parts.flatMap(({ filter, untold }) => filter?.values ?? untold ?? []) };
};

it("leaves out what is named so, as names have it", async () => {
  expect(await after("spuit", "die k3 niet, iets anders")).toEqual({ q: "spuit", refused: ["k", "3"] });
  expect(await after("telefoon", "de pixel 7a niet")).toEqual({ q: "telefoon", refused: ["pixel", "7a"] });
  expect(await after("telefoon", "die 7a ook niet")).toEqual({ q: "telefoon", refused: ["7a"] });
  expect(await after("boor", "liever niet de dhp482")).toEqual({ q: "boor", refused: ["dhp482rtj"] });
  expect(await after("telefoon", "geen pixel 7a")).toEqual({ q: "telefoon", refused: ["pixel", "7a"] });
});

it("no longer searches by what is refused", async () => {
  for (const text of [
    "geen shield, gewoon de t7",
    "doe maar de gewone, niet de shield",
    "toch geen shield",
    "toch de gewone",
  ])
    expect(await after("schijf t7 shield", text), text).toEqual({ q: "schijf t7", refused: ["shield"] });
});

it("leaves to the reader what is no name, one plain word, a brand, or comes with another wish", async () => {
  expect(await after("telefoon", "die camera niet")).toBeUndefined();
  expect(await after("schijf", "geen shield")).toBeUndefined();
  expect(await after("schijf", "geen Nova")).toBeUndefined();
  expect(await after("", "die spuit niet")).toBeDefined();
  expect(await after("k 3", "die spuit niet")).toBeUndefined();
  expect(await after("schijf t7 shield", "geen shield, gewoon de t9")).toBeUndefined();
});
