import { expect, it, vi } from "vitest";
import { emptyShop } from "../chats.fixture";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { showProducts } from "./show";

const names: Record<string, string> = {
  small: "Schijf A - 1 TB",
  large: "Schijf A - 2 TB",
  larger: "Schijf A - 4 TB",
  other: "Schijf B - 1 TB",
};
vi.mock("./products", () => ({
  priceOf: () => null,
  specNamed: () => undefined,
  summariesOf: async (_: unknown, ids: string[]) =>
    ids.map((id) => ({ id, name: names[id], brand: null, category: "schijven", highlights: [], rating: null })),
}));
vi.mock("../records", () => ({
  readTraits: async (_: unknown, ids: string[]) =>
    new Map(ids.map((id) => [id, { specifications: [], features: {}, color: [], size: [], gender: null }])),
}));
vi.mock("./variants", () => ({
  withVariants: async () =>
    new Map([
      ["small", "a"],
      ["large", "a"],
      ["larger", "a"],
      ["other", "other"],
    ]),
}));

const finder = {
  ...emptyShop().finder,
  ids: async () => ({ ids: ["small", "other"], total: 2 }),
};
const around = {
  kit: { db: {}, log: { warn: () => undefined } },
  finder,
  view: {},
  segments: {},
  turn: 0,
  message: "",
} as unknown as Around;
const part = (wish: Partial<StatePart>): StatePart => ({ id: "", label: "", said: "", hard: true, turn: 0, ...wish });
const shown = async (...parts: StatePart[]) => {
  const { blocks } = await showProducts(around, { ...newState(), q: "schijf", parts });
  return blocks.flatMap((block) => (block.type === "products" ? block.items.map(({ id }) => id) : []));
};

it("of variants the search shows one, and another may meet what only names tell", async () => {
  expect(await shown(part({ told: { number: { from: 2, to: null, unit: "tb" } } }))).toEqual(["large"]);
  expect(await shown(part({ told: { number: { from: 4, to: null, unit: "tb" } } }))).toEqual(["larger"]);
  expect(await shown(part({ told: { number: { from: 8, to: null, unit: "tb" } } }))).toEqual([]);
  expect(await shown()).toEqual(["small", "other"]);
});
