import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

const MANAGER = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123";
const OTHERS = "https://tags.example/other.js";
const consented = { analytics_storage: "granted", ad_storage: "granted", ad_user_data: "granted" };
const denied = {
  analytics_storage: "denied",
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
};

/** What a tag manager does at its start: takes what waits in the data layer, in order, then all that is pushed; and loads a tag. */
const STAND_IN = `(() => {
  const seen = (window.__seen = []);
  const take = (entry) => void seen.push("callee" in entry ? Array.from(entry) : { ...entry });
  window.dataLayer.forEach(take);
  const push = window.dataLayer.push.bind(window.dataLayer);
  window.dataLayer.push = (...entries) => { entries.forEach(take); return push(...entries); };
  document.head.append(Object.assign(document.createElement("script"), { src: "${OTHERS}" }));
})()`;

type Entry = [string, string, Record<string, unknown>] | { event?: string };
/** Nothing while the page is being loaded again. */
const seenBy = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => ((window as { __seen?: unknown[] }).__seen ?? []) as Entry[]).catch(() => []);

/** Addresses outside the shop that were asked, and what the policy of the page refused. */
async function watch(page: Page, baseURL = ""): Promise<{ asked: string[]; refused: string[] }> {
  const asked: string[] = [];
  const refused: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: route.request().url() === MANAGER ? STAND_IN : "" });
  });
  await page.exposeFunction("__refused", (uri: string) => void refused.push(uri));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
      (window as unknown as { __refused(uri: string): void }).__refused(blockedURI),
    ),
  );
  expect(baseURL).not.toMatch(/^https:/);
  return { asked, refused };
}
const load = (page: Page, src: string) =>
  page.evaluate((address) => {
    document.head.append(Object.assign(document.createElement("script"), { src: address }));
  }, src);

test("a tag manager is let in only after a yes, and reads the default consent before anything else, then the choice (TR-05)", async ({
  page,
  baseURL,
  catalogue,
}) => {
  const { asked, refused } = await watch(page, baseURL);
  await page.goto("/?features=ConsentBanner");
  await load(page, MANAGER);
  await expect.poll(() => refused, "the policy of a page without consent").toContain(MANAGER);
  expect(asked).toEqual([]);

  await page.getByRole("region", { name: "Mogen we meten?" }).getByRole("button", { name: "Accepteren" }).click();
  await expect.poll(async () => (await seenBy(page)).length).toBeGreaterThan(2);
  const seen = await seenBy(page);
  expect(seen.slice(0, 3)).toEqual([
    ["consent", "default", expect.objectContaining({ ...denied, security_storage: "granted", wait_for_update: 500 })],
    ["consent", "update", expect.objectContaining(consented)],
    expect.objectContaining({ event: "gtm.js", "gtm.start": expect.any(Number) }),
  ]);
  await expect.poll(() => refused, "tags of other parties").toContain(OTHERS);
  expect(asked).toEqual([MANAGER]);

  await page.goto(catalogue.paths.search({ q: "lamp" }));
  await activate(page);
  const events = async () =>
    (await seenBy(page)).map((entry) => (Array.isArray(entry) ? entry.slice(0, 2).join(" ") : entry.event));
  await expect.poll(events).toContain("search_request");
  const order = await events();
  expect(order.filter((event) => event === "consent default")).toHaveLength(1);
  expect(order.slice(0, 2)).toEqual(["consent default", "consent update"]);
  expect(order.indexOf("search_request")).toBeGreaterThan(1);
});

test("a choice for analysis alone grants nothing to advertisements, and taking it back shuts the manager out", async ({
  page,
  baseURL,
}) => {
  const { asked, refused } = await watch(page, baseURL);
  await page.goto("/?features=ConsentBanner");
  await page.goto("/cookies/instellingen/");
  await page.getByRole("checkbox", { name: "Analyse" }).check();
  await page.getByRole("button", { name: "Keuze opslaan" }).click();
  await expect
    .poll(async () => (await seenBy(page)).slice(0, 2))
    .toEqual([
      ["consent", "default", expect.objectContaining(denied)],
      ["consent", "update", expect.objectContaining({ ...denied, analytics_storage: "granted" })],
    ]);
  asked.length = 0;
  await page.getByRole("button", { name: "Alles weigeren" }).click();
  await expect(page.getByText("Je keuze is opgeslagen.")).toBeVisible();
  await page.goto("/");
  expect(await page.evaluate(() => window.dataLayer?.map((entry) => Object.values(entry).slice(0, 2)))).toEqual([
    ["consent", "default"],
  ]);
  refused.length = 0;
  await load(page, MANAGER);
  await expect.poll(() => refused).toContain(MANAGER);
  expect(asked).toEqual([]);
});
