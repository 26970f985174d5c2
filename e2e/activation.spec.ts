import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, ONCE, test } from "./fixtures";

/** Addresses of scripts that the browser asked for, ahead of their use included. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
const active = (page: Page) => page.waitForFunction(() => "__etalageActive" in window);
const isActive = (page: Page) => page.evaluate(() => "__etalageActive" in window);
/** Time that a page at rest needs to do whatever it would do by itself; a browser on a busy machine may never be idle. */
const atRest = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 10_000 })),
  );

test(
  "until the first touch no script is fetched and the page is complete",
  ONCE,
  async ({ page, catalogue, errors }) => {
    const scripts = scriptsOf(page);
    await page.goto(catalogue.product.canonical_path, { waitUntil: "load" });
    await atRest(page);
    expect(scripts).toEqual([]);
    expect(await isActive(page)).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(catalogue.product.name.split(" ")[0] ?? "");
    expect(errors).toEqual([]);
  },
);

const touches: [string, (page: Page) => Promise<unknown>, object?][] = [
  ["a click", (page) => page.getByRole("heading", { level: 1 }).click()],
  ["the keyboard", (page) => page.keyboard.press("Tab"), ONCE],
  ["a movement of the mouse", (page) => page.mouse.move(200, 300, { steps: 3 })],
  ["scrolling", (page) => page.evaluate(() => window.scrollBy(0, 300)), ONCE],
];
for (const [name, touch, width = {}] of touches) {
  test(`${name} brings the page to life, not before 100 ms have passed`, width, async ({ page, errors }) => {
    const scripts = scriptsOf(page);
    await page.goto("/", { waitUntil: "load" });
    await page.evaluate(() => {
      const times = { touched: 0, active: 0 };
      for (const type of ["click", "keydown", "mousemove", "scroll"]) {
        document.addEventListener(type, () => (times.touched ||= performance.now()), { capture: true, passive: true });
      }
      let value: unknown;
      Object.defineProperty(window, "__etalageActive", {
        get: () => value,
        set(next: unknown) {
          times.active = performance.now();
          value = next;
        },
        configurable: true,
      });
      Object.assign(window, { __times: times });
    });
    await touch(page);
    await page.waitForFunction(() => (window as { __etalageActive?: boolean }).__etalageActive === true);
    const { touched, active } = await page.evaluate(
      () => (window as unknown as { __times: { touched: number; active: number } }).__times,
    );
    expect(active - touched).toBeGreaterThanOrEqual(100);
    expect(scripts.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
}

test("a click before activation is kept and replayed exactly once", async ({ page, errors }) => {
  await page.goto("/", { waitUntil: "load" });
  await page.evaluate(() => {
    const replayed = { count: 0 };
    document.addEventListener("click", (event) => void (event.isTrusted || replayed.count++), true);
    Object.assign(window, { __replayed: replayed });
  });
  const replays = () => page.evaluate(() => (window as unknown as { __replayed: { count: number } }).__replayed.count);
  await page.getByRole("heading", { level: 1 }).click();
  await active(page);
  await expect.poll(replays).toBe(1);
  await page.getByRole("heading", { level: 1 }).click();
  await atRest(page);
  expect(await replays()).toBe(1);
  expect(errors).toEqual([]);
});

test(
  "after the first touch the deferral is off, and the next page is alive at once",
  ONCE,
  async ({ page, errors }) => {
    await page.goto("/", { waitUntil: "load" });
    expect(await page.evaluate(() => localStorage.getItem("deferredActivation"))).toBeNull();
    await page.keyboard.press("Tab");
    await active(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("deferredActivation"))).toBe("off");
    await page.goto("/?again=1", { waitUntil: "load" });
    await active(page);
    expect(errors).toEqual([]);
  },
);

test("links and the search form work before activation", ONCE, async ({ page, catalogue }) => {
  const scripts = scriptsOf(page);
  await page.goto(catalogue.paths.search({ q: catalogue.product.name.split(" ")[0] }), { waitUntil: "load" });
  const product = page.getByRole("main").locator('a[href^="/product/"]').first();
  const href = await product.getAttribute("href");
  await product.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL((url) => url.pathname === href);
  expect(scripts.filter((script) => !script.startsWith("/assets/"))).toEqual([]);
});

test(
  "a link whose page has no scripts any more, as after a new version, leads there all the same",
  ONCE,
  async ({ page, catalogue: { paths } }) => {
    await page.goto("/", { waitUntil: "load" });
    await activate(page);
    await page.route("**/assets/*.js", (route) => route.abort());
    const shops = paths.to("webshops", {});
    // A reload of the page that is being left would be a document of the home page.
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Alle webwinkels" }).click();
    await expect(page).toHaveURL((url) => url.pathname === shops);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toEqual([shops]);
  },
);

test("with deferral switched off the page is alive at once", ONCE, async ({ page, errors }) => {
  await page.goto("/?features=-DeferredActivation");
  await active(page);
  expect(errors).toEqual([]);
});

test(
  "what is typed into the search box before activation is kept, and suggestions for it follow",
  ONCE,
  async ({ page }) => {
    await page.goto("/", { waitUntil: "load" });
    expect(await isActive(page)).toBe(false);
    const box = page.getByRole("banner").locator('input[name="q"]');
    await box.focus();
    await page.keyboard.type("wasm");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expect(box).toHaveValue("wasm");
    await expect(box).toBeFocused();
  },
);
