import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { expect, ONCE, test } from "./fixtures";

const cookie = encodeURIComponent(JSON.stringify({ enabled: ["Chat"], disabled: [] }));
const unbroken = `https://winkel.example/${"a".repeat(178)}`;
let visitors = 0;

test.beforeEach(async ({ context, baseURL, isMobile }) => {
  await context.addCookies([{ name: "features", value: cookie, url: baseURL ?? "" }]);
  visitors += 1;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.101.${(isMobile ? 100 : 0) + visitors}` });
});

const field = (page: Page) => page.getByRole("textbox", { name: "Je vraag" });
const answers = (page: Page) => page.getByRole("log").locator("> ol > li").filter({ hasText: "Assistent:" });
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function say(page: Page, text: string): Promise<void> {
  const before = await answers(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(before + 1);
}

test("a question without spaces makes neither its field nor the page wider", async ({ page }) => {
  await page.goto("/chat/");
  await activate(page);
  await field(page).fill("a".repeat(1_001));
  expect(await over(page)).toBeLessThanOrEqual(0);
  const room = await field(page).evaluate((element) => {
    const form = element.closest("form")?.getBoundingClientRect();
    return (form?.right ?? 0) - element.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
  await say(page, unbroken);
  expect(await over(page)).toBeLessThanOrEqual(0);
});

test("two products that are compared fit on a phone, and more of them say that they scroll", async ({
  page,
  isMobile,
}) => {
  const table = () => answers(page).last().getByRole("region", { name: "Vergelijking" });
  const hint = () => answers(page).last().getByText("Schuif de tabel opzij");
  const hidden = () => table().evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  await page.goto("/chat/");
  await activate(page);
  await say(page, "ik zoek een wasmachine");
  await say(page, "vergelijk de eerste en de tweede");
  expect(await hidden()).toBe(0);
  await expect(hint()).toBeHidden();
  await say(page, "vergelijk de eerste, de tweede en de derde");
  await expect(table().getByRole("columnheader")).toHaveCount(3);
  await expect(hint()).toBeVisible({ visible: isMobile });
  expect((await hidden()) > 0).toBe(isMobile);
  expect(await over(page)).toBeLessThanOrEqual(0);
});

test("in the panel the newest question stays below its head", ONCE, async ({ page, catalogue: { paths } }) => {
  await page.goto(paths.search({ q: "jurk" }));
  await activate(page);
  await page.getByRole("link", { name: "Vraag het de assistent" }).first().click();
  const panel = page.getByRole("dialog", { name: "Productassistent" });
  await panel.getByRole("textbox", { name: "Je vraag" }).fill("ik zoek een wasmachine");
  await page.keyboard.press("Enter");
  await expect(answers(page)).toHaveCount(1);
  const question = panel.getByRole("log").getByText("ik zoek een wasmachine").first();
  await expect
    .poll(async () => {
      const head = await panel.getByRole("button", { name: "Sluit" }).boundingBox();
      const said = await question.boundingBox();
      return (said?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0));
    })
    .toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question without spaces leaves the button within reach", ONCE, async ({ page }) => {
    await page.goto(`/chat/?vraag=${unbroken}`);
    await expect(field(page)).toHaveValue(unbroken);
    expect(await over(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Verstuur" }).click();
    await expect(answers(page)).toHaveCount(1);
    expect(await over(page)).toBeLessThanOrEqual(0);
  });
});
