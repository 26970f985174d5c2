import { expect, it, vi } from "vitest";
import type { SearchRequest } from "#contract/search";
import { filterPart } from "../parts.fixture";
import { newState } from "../state";
import type { Around } from "./around";
import { withBrandOf } from "./in-place-of";

const names: Record<string, string> = { console: "PlayStation 5", hutch: "Konijnenhok Arena" };
vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) => ids.map((id) => ({ id, name: names[id] })),
}));

/** A shop in which only one other brand has this product for the words. */
const having = (id: string) => {
  const finder = {
    ids: async ({ filters }: SearchRequest) => (filters.brand ? { ids: [], total: 0 } : { ids: [id], total: 1 }),
    facets: async () => ({ brand: { label: "Merk", buckets: [{ key: "Acme", doc_count: 1 }] } }),
  };
  return { finder, view: {}, turn: 1 } as unknown as Around;
};
const brandAfter = async (id: string, q: string) =>
  (await withBrandOf(having(id), { ...newState(), q, parts: [filterPart("brand", "Nova")] }, q)).parts.length;

it("only words that the others are named with take the place of a brand: no property of theirs does", async () => {
  expect(await brandAfter("console", "playstation")).toBe(0);
  expect(await brandAfter("hutch", "vurenhout")).toBe(1);
});
