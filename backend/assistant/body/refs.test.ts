import { expect, it } from "vitest";
import type { SearchRequest } from "#contract/search";
import { newState } from "../state";
import type { Around } from "./around";
import { resolve } from "./refs";

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
