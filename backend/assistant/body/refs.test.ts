import { expect, it, vi } from "vitest";
import type { SearchRequest } from "#contract/search";
import { newState } from "../state";
import type { Around } from "./around";
import { resolve } from "./refs";

vi.mock("./products", () => ({
  summariesOf: async (_: unknown, ids: string[]) => ids.map((id) => ({ id, name: id, brand: null })),
}));

it("of several that are named so, the one of whose name most is said is meant", async () => {
  const shown = ["Apple iPad Pro tablet - 11 inch", "Apple iPad Air tablet - 11 inch - roze", "Apple iPad"];
  const message = "hoe zwaar is de Apple iPad Air tablet - 11 inch - roze";
  const around = { message, view: {} } as unknown as Around;
  const found = await resolve({ is: "named", words: "Apple iPad" }, { ...newState(), shown }, around);
  expect(found).toBe(shown[1]);
});

it("looks for a name among the kind in view first, and then in the whole shop", async () => {
  const asked: SearchRequest[] = [];
  const ids = async (request: SearchRequest) => {
    asked.push(request);
    return { ids: [], total: 0 };
  };
  const around = { finder: { ids }, view: {}, kit: { db: { query: async () => ({ rows: [] }) } } } as unknown as Around;
  const kinds = [{ key: "keuken.koffie", name: "Koffie", path: "/keuken/koffie/" }];
  expect(await resolve({ is: "named", words: "Philips" }, { ...newState(), kinds }, around)).toBeUndefined();
  expect(asked.map(({ q, filters }) => [q, filters.category])).toEqual([
    ["Philips", ["keuken", "koffie"]],
    ["Philips", undefined],
  ]);
});

it("what was shown earlier in the conversation is found by its words, or as the first of all", async () => {
  const seen = ["Boor Nova", "Nova 18V 5,0 Ah accu", "Nova 18V 6,0 Ah accu"];
  const state = { ...newState(), seen, shown: seen.slice(2) };
  const around = { view: {}, message: "" } as unknown as Around;
  expect(await resolve({ is: "seen", words: "5 ah" }, state, around)).toBe(seen[1]);
  expect(await resolve({ is: "seen", words: "" }, state, around)).toBe(seen[0]);
});
