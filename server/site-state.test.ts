import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RouteNames, routeNameKeys } from "#contract/route-names";
import { routeNames, type SiteConfig } from "#contract/site";
import { createApi } from "../app/api/client";
import { json, siteFixture } from "../tests/loader-context";
import { createSiteState } from "./site-state";

const names = (search: string) =>
  ({
    segments: Object.fromEntries(routeNameKeys.map((key) => [key, key === "search" ? search : key.toLowerCase()])),
    hashes: {},
  }) as unknown as RouteNames;

type Answers = { tables?: (() => Response)[]; configs?: (() => Response)[] };

/** A site service that returns these responses in order, then fails. */
function siteSaying({ tables = [], configs = [] }: Answers) {
  const next = (answers: (() => Response)[]) => answers.shift()?.() ?? json({}, 503);
  const api = createApi({
    addressOf: () => "https://site.example",
    fetch: async (url) => next(url.endsWith(routeNames.path) ? tables : configs),
    log: () => {},
  });
  return createSiteState(api, "/api/images");
}
const saying = (value: unknown) => () => json(value);

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a changed table takes over and the earlier one is remembered", async () => {
  const { state, refresh } = siteSaying({ tables: [saying(names("zoeken")), saying(names("zoek"))] });
  await refresh();
  const first = state.table?.version;
  await refresh();
  expect(state.table?.names.segments.search).toBe("zoek");
  expect(state.previous.map((table) => table.version)).toEqual([first]);
});

test("a missing, incomplete or unusable table reports `Routes update failed` and the last good one stands", async () => {
  const incomplete = { segments: { search: "zoek" }, hashes: {} };
  const { state, refresh } = siteSaying({
    tables: [saying(names("zoeken")), () => json({}, 500), saying(incomplete), saying(names("zoe/ken"))],
  });
  for (let i = 0; i < 4; i++) await refresh();
  expect(state.table?.names.segments.search).toBe("zoeken");
  expect(error.mock.calls.filter(([message]: unknown[]) => message === "Routes update failed")).toHaveLength(3);
});

const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const typed = (text: string, type = "application/json") => new Response(text, { headers: { "Content-Type": type } });
const lies: [string, () => Response][] = [
  ["an empty object", saying({})],
  ["a list", saying([])],
  ["nothing", saying(null)],
  ["a text", saying("zoeken")],
  ["a number", saying(1)],
  ["fields of wrong types", saying({ segments: [], hashes: 1, shopName: {}, theme: "blue", limits: [] })],
  ["a table of wrong types", saying({ segments: Object.fromEntries(routeNameKeys.map((key) => [key, {}])) })],
  ["something deep", () => typed(`{"segments":${deep},"shopName":${deep},"theme":${deep}}`)],
  ["a page", () => typed("<!doctype html><h1>Welkom</h1>", "text/html")],
  ["a truncated answer", () => typed('{"segments":{"search":')],
];
test.each(lies)("%s replaces neither the last good table nor the last good config", async (_, lie) => {
  const { state, refresh } = siteSaying({
    tables: [saying(names("zoeken")), lie],
    configs: [saying(siteFixture), lie],
  });
  await refresh();
  const good = structuredClone(state);
  await refresh();
  expect(state).toEqual(good);
  expect(state.config?.shopName).toBe("Etalage");
});

test("a config that leaves out all but the name gets along, and what is wrong in one is left out", async () => {
  const config = async (answer: unknown): Promise<SiteConfig | undefined> => {
    const { state, refresh } = siteSaying({ configs: [saying(answer)] });
    await refresh();
    return state.config;
  };
  expect(await config({ shopName: "Kijkraam" })).toMatchObject({
    shopName: "Kijkraam",
    baseUrl: "",
    featuresList: [],
    head: { title: "", meta: [] },
    theme: { logos: { header: "/logo.svg" } },
    limits: { footerCategories: 12 },
  });
  const wrong = { featuresList: ["Marketplace", 5, "x"], head: { meta: [null, { name: "a", content: "b" }] } };
  expect(await config({ ...siteFixture, ...wrong, limits: { footerCategories: -1 } })).toMatchObject({
    featuresList: ["Marketplace"],
    head: { meta: [{ name: "a", content: "b" }] },
    limits: { footerCategories: 12 },
  });
});

test("a refresh that nobody waits for ends nothing, whatever its answer", async () => {
  vi.useFakeTimers();
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const site = siteSaying({
    tables: lies.map(([, lie]) => lie),
    configs: lies.map(([, lie]) => lie),
  });
  site.start();
  await vi.advanceTimersByTimeAsync(60_000);
  site.stop();
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(site.state.table).toBeUndefined();
});
