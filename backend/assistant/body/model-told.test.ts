import { expect, it, vi } from "vitest";
import { filterPart } from "../parts.fixture";
import type { Around } from "./around";
import { forModelTold } from "./model-told";

vi.mock("./products", () => ({ summariesOf: async (_: unknown, ids: string[]) => ids.map((name) => ({ name })) }));

const around = {} as Around;
const bags = { shown: ["Miele HyClean voor Classic C1 Stofzuigerzakken"], parts: [] };

it.each([
  ["het is een classic c1", "voor de classic c1"],
  ["t is een classic c1", "voor de classic c1"],
  ["ik heb de deskjet 2820e staan", "voor de deskjet 2820e"],
  ["oeps, het is een 14", "voor de 14"],
])("the model that somebody tells of is what it is for: %s", async (text, said) => {
  expect(await forModelTold(around, text, bags)).toBe(said);
});

it.each(["het is een cadeau", "het is een tv van 55 inch", "ik heb een tuin van 40 m", "doe de tweede"])(
  "nothing is told of a model by %s",
  async (text) => {
    expect(await forModelTold(around, text, bags)).toBe(text);
  },
);

it("no model is told of what is for nothing, or where what it is for is a wish of its own", async () => {
  const machines = { shown: ["Miele Classic C1 Stofzuiger"], parts: [] };
  expect(await forModelTold(around, "het is een classic c1", machines)).toBe("het is een classic c1");
  const cases = { ...bags, parts: [filterPart("geschikt-voor", "iPhone 16", "iphone 16")] };
  expect(await forModelTold(around, "ik heb de 15", cases)).toBe("ik heb de 15");
});
