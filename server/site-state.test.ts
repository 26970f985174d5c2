// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { type RouteNames, routeNameKeys } from "#contract/route-names";
import type { Api } from "../app/api/client";
import { createSiteState } from "./site-state";

const names = (search: string) =>
  ({
    segments: Object.fromEntries(routeNameKeys.map((key) => [key, key === "search" ? search : key.toLowerCase()])),
    hashes: {},
  }) as unknown as RouteNames;

function siteSaying(answers: (RouteNames | null)[]) {
  const api = {
    ask: async (call: { name: string }) => (call.name === "routeNames" ? (answers.shift() ?? null) : null),
  } as unknown as Api;
  return createSiteState(api);
}
afterEach(() => void vi.restoreAllMocks());

test("a changed table takes over and the earlier one is remembered", async () => {
  const { state, refresh } = siteSaying([names("zoeken"), names("zoek")]);
  await refresh();
  const first = state.table?.version;
  await refresh();
  expect(state.table?.names.segments.search).toBe("zoek");
  expect(state.previous.map((table) => table.version)).toEqual([first]);
});

test("a missing, incomplete or unusable table reports `Routes update failed` and the last good one stands", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const incomplete = { segments: { search: "zoek" }, hashes: {} } as unknown as RouteNames;
  const { state, refresh } = siteSaying([names("zoeken"), null, incomplete, names("zoe/ken")]);
  for (let i = 0; i < 4; i++) await refresh();
  expect(state.table?.names.segments.search).toBe("zoeken");
  expect(error.mock.calls.filter(([message]) => message === "Routes update failed")).toHaveLength(3);
});
