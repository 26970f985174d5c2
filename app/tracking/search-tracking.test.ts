import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test } from "vitest";
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
  trackSearch("/zoeken/?q=fiets", measure);
  trackSearch("/zoeken/?q=fiets", measure);
  expect(window.dataLayer).toEqual([{ event: "search_request", ...measure }]);
});

test("the next search is told too, and its three cookies replace the earlier ones", () => {
  trackSearch("/zoeken/?q=step", { ...measure, query: "step", search_id: "s2" });
  expect(window.dataLayer).toHaveLength(1);
  expect(Cookies.get()).toEqual({ search_query: "step", search_filters_applied: "brand", search_id: "s2" });
});

test("with the consent banner, measuring waits for a yes to analytics", () => {
  expect(mayMeasure({ ConsentBanner: false })).toBe(true);
  expect(mayMeasure({ ConsentBanner: true })).toBe(false);
  Cookies.set(CONSENT_COOKIE, "necessary|analytics");
  expect(mayMeasure({ ConsentBanner: true })).toBe(true);
});
