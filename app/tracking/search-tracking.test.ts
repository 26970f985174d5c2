// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_COOKIE, mayMeasure } from "./consent";
import { trackSearch } from "./search-tracking";

const measure = { query: "fiets", result_count: 30, result_total: 412, filters_applied: "brand", search_id: "s1" };

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test("a search is told once, also when its page is drawn again", () => {
  trackSearch("/zoeken/?q=fiets", measure, "s1");
  trackSearch("/zoeken/?q=fiets", measure, null);
  expect(window.dataLayer).toEqual([{ event: "search_request", ...measure }]);
});

test("the next search is told too, and its three cookies replace the earlier ones", () => {
  trackSearch("/zoeken/?q=step", { ...measure, query: "step", search_id: "shared" }, "s2");
  expect(window.dataLayer).toHaveLength(1);
  expect(Cookies.get()).toEqual({ search_query: "step", search_filters_applied: "brand", search_id: "s2" });
});

test("two visitors of one shared document have an id each", () => {
  for (const place of ["/zoeken/?q=een", "/zoeken/?q=twee"]) trackSearch(place, measure, null);
  const ids = window.dataLayer?.map(({ search_id }) => search_id);
  expect(new Set([...(ids ?? []), measure.search_id]).size).toBe(3);
  expect(Cookies.get("search_id")).toBe(ids?.[1]);
});

test("its cookies are for encrypted connections only where the shop is on one", () => {
  const written = vi.spyOn(document, "cookie", "set");
  trackSearch("/zoeken/?q=open", measure, null);
  expect(written.mock.calls.flat().join()).not.toMatch(/secure/i);
  vi.stubGlobal("location", { ...window.location, protocol: "https:" });
  trackSearch("/zoeken/?q=veilig", measure, null);
  expect(
    written.mock.calls
      .slice(-3)
      .flat()
      .every((cookie) => /secure/i.test(cookie)),
  ).toBe(true);
  vi.unstubAllGlobals();
  written.mockRestore();
});

test("with the consent banner, measuring waits for a yes to analytics", () => {
  expect(mayMeasure({ ConsentBanner: false })).toBe(true);
  expect(mayMeasure({ ConsentBanner: true })).toBe(false);
  Cookies.set(CONSENT_COOKIE, "necessary|analytics");
  expect(mayMeasure({ ConsentBanner: true })).toBe(true);
});
