// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentCookie } from "~/browser/consent-cookie";
import { CONSENT_COOKIE, mayMeasure } from "./consent";
import { trackSearch } from "./search-tracking";

const measure = { query: "fiets", result_count: 30, result_total: 412, filters_applied: "brand", search_id: "s1" };

beforeEach(() => {
  window.dataLayer = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

test("a search is told once, also when its page is drawn again", () => {
  trackSearch("/zoeken/?q=fiets", measure, "s1", false);
  trackSearch("/zoeken/?q=fiets", measure, null, false);
  expect(window.dataLayer).toEqual([{ event: "search_request", ...measure }]);
});

test("the next search is told too, and its three cookies replace the earlier ones", () => {
  trackSearch("/zoeken/?q=step", { ...measure, query: "step", search_id: "shared" }, "s2", false);
  expect(window.dataLayer).toHaveLength(1);
  expect(Cookies.get()).toEqual({ search_query: "step", search_filters_applied: "brand", search_id: "s2" });
});

test("two visitors of one shared document have an id each", () => {
  for (const place of ["/zoeken/?q=een", "/zoeken/?q=twee"]) trackSearch(place, measure, null, false);
  const ids = window.dataLayer?.map(({ search_id }) => search_id);
  expect(new Set([...(ids ?? []), measure.search_id]).size).toBe(3);
  expect(Cookies.get("search_id")).toBe(ids?.[1]);
});

test("its cookies are for encrypted connections only where the shop is on one", () => {
  const written = vi.spyOn(document, "cookie", "set");
  trackSearch("/zoeken/?q=open", measure, null, false);
  expect(written.mock.calls.flat().join()).not.toMatch(/secure/i);
  vi.stubGlobal("location", { ...window.location, protocol: "https:" });
  trackSearch("/zoeken/?q=veilig", measure, null, false);
  expect(
    written.mock.calls
      .slice(-3)
      .flat()
      .every((cookie) => /secure/i.test(cookie)),
  ).toBe(true);
  written.mockRestore();
});

const agree = () => Cookies.set(CONSENT_COOKIE, consentCookie({ purposes: ["analytics"] }));

test("with the consent banner, measuring waits for a yes to analytics", () => {
  expect(mayMeasure({ ConsentBanner: false })).toBe(true);
  expect(mayMeasure({ ConsentBanner: true })).toBe(false);
  Cookies.set(CONSENT_COOKIE, "necessary|analytics");
  expect(mayMeasure({ ConsentBanner: true }), "a choice about no version").toBe(false);
  agree();
  expect(mayMeasure({ ConsentBanner: true })).toBe(true);
  expect(mayMeasure({ ConsentBanner: true }, "marketing")).toBe(false);
  vi.stubGlobal("navigator", { globalPrivacyControl: true });
  expect(mayMeasure({ ConsentBanner: true }), "the browser objects").toBe(false);
});

test("a search made before the visitor agrees is told when they do, unless its page was left", () => {
  trackSearch("/zoeken/?q=wacht", measure, "s7", true);
  window.dispatchEvent(new Event("consent"));
  expect(window.dataLayer, "after a refusal").toEqual([]);
  agree();
  window.dispatchEvent(new Event("consent"));
  window.dispatchEvent(new Event("consent"));
  expect(window.dataLayer).toEqual([{ event: "search_request", ...measure, search_id: "s7" }]);

  Cookies.remove(CONSENT_COOKIE);
  trackSearch("/zoeken/?q=weg", measure, "s8", true);
  history.pushState(null, "", "/elders/");
  agree();
  window.dispatchEvent(new Event("consent"));
  expect(window.dataLayer).toHaveLength(1);
});
