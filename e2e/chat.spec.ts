import type { Page } from "@playwright/test";
import { activate } from "./activate";
import { violations } from "./axe";
import { expect, ONCE, test } from "./fixtures";

const cookie = encodeURIComponent(JSON.stringify({ enabled: ["Chat"], disabled: [] }));
let visitors = 0;

test.beforeEach(async ({ context, baseURL, isMobile }) => {
  await context.addCookies([{ name: "features", value: cookie, url: baseURL ?? "" }]);
  visitors += 1;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `198.51.100.${(isMobile ? 100 : 0) + visitors}` });
});

const field = (page: Page) => page.getByRole("textbox", { name: "Je vraag" });
const log = (page: Page) => page.getByRole("log", { name: "Gesprek" });
const answers = (page: Page) => log(page).locator("> ol > li").filter({ hasText: "Assistent:" });

async function say(page: Page, text: string): Promise<void> {
  const before = await answers(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(field(page)).toBeFocused();
}

test("a conversation of ten turns: corrections, a comparison, a quoted specification and a person", async ({
  page,
  errors,
}) => {
  await page.goto("/chat/");
  await activate(page);
  await say(page, "ik zoek een wasmachine");
  await expect(answers(page).last().getByRole("article").nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{32}\//);
  await say(page, "onder 700 euro");
  await expect(answers(page).last().getByRole("list", { name: "Hier zoek ik op" })).toContainText("700");
  await say(page, "iets goedkoper");
  await say(page, "laat het budget maar los");
  await say(page, "vergelijk de eerste en de tweede");
  await expect(answers(page).last().getByRole("table")).toBeVisible();
  await say(page, "wat is het vulgewicht van de eerste?");
  await expect(answers(page).last().getByRole("figure")).toContainText(/Vulgewicht: [\d,]+ kg\s*Uit de specificaties/);
  await say(page, "is dat een goede prijs?");
  await say(page, "hoe stuur ik iets terug?");
  await expect(answers(page).last().getByRole("figure").first().getByRole("link")).toHaveAttribute(
    "href",
    /^\/support\//,
  );
  await say(page, "bedankt");
  await say(page, "ik wil een medewerker spreken");
  await expect(answers(page).last()).toContainText("Contact met een mens");
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(answers(page)).toHaveCount(10);
  await expect(answers(page).last().getByText("Contact met een mens")).toBeInViewport();
  await activate(page);
  const listed = page.getByRole("navigation", { name: "Je gesprekken" });
  await expect(listed.getByRole("link", { name: "ik zoek een wasmachine" })).toHaveAttribute("aria-current", "page");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("chatList") ?? "[]"));
  expect(Object.keys(kept[0]).sort()).toEqual(["at", "id", "title"]);
  await page.getByText("Gesprek verwijderen").click();
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await expect(page).toHaveURL(/\/chat\/$/);
  await expect(listed.getByRole("link", { name: "ik zoek een wasmachine" })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("CH-06: a question that failed is kept, and asked again it is the same message", ONCE, async ({ page }) => {
  const ids: (string | undefined)[] = [];
  let works = false;
  await page.route("**/chat/ask/", async (route) => {
    ids.push(route.request().headers()["chat-message-id"]);
    await (works ? route.continue() : route.fulfill({ status: 503, body: "" }));
  });
  await page.goto("/chat/");
  await activate(page);
  await field(page).fill("hoe stuur ik iets terug?");
  await field(page).press("Enter");
  const retry = page.getByRole("button", { name: "Opnieuw proberen" });
  await expect(retry).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // It stays beside a second one, and over a reload.
  await field(page).fill("wat kost verzenden?");
  await field(page).press("Enter");
  await expect(retry).toHaveCount(2);
  await page.reload();
  await activate(page);
  await expect(retry).toHaveCount(2);
  await page.getByRole("button", { name: "Laat maar" }).last().press("Enter");
  await expect(retry).toHaveCount(1);
  await expect(log(page)).toContainText("hoe stuur ik iets terug?");
  ids.splice(1);
  works = true;
  await retry.press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(retry).toHaveCount(0);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("by keyboard alone: an answer is one addition to the log, and the focus stays in the field", async ({ page }) => {
  await page.goto("/chat/");
  await activate(page);
  for (let steps = 0; steps < 60; steps++) {
    if (await field(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(field(page)).toBeFocused();
  await log(page).evaluate((element) => {
    const added: string[] = [];
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) if (node.textContent?.includes("Assistent:")) added.push("answer");
    }).observe(element, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  await page.keyboard.type("hoe stuur ik iets terug?");
  await page.keyboard.press("Shift+Enter");
  await expect(answers(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{32}\//);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Bezig" })).toHaveCount(0);
  expect(await page.evaluate(() => (window as { added?: string[] }).added)).toEqual(["answer"]);
});

test("a conversation that was deleted elsewhere: the question goes on in a new one", ONCE, async ({ page }) => {
  await page.goto("/chat/");
  await activate(page);
  await say(page, "hoe stuur ik iets terug?");
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{32}\//);
  const id = /\/chat\/([0-9a-f]{32})\//.exec(page.url())?.[1] ?? "";
  expect((await page.request.post("/api/assistant/chat/delete/", { data: { chat_id: id } })).status()).toBe(200);
  await field(page).fill("ik wil een medewerker spreken");
  await field(page).press("Enter");
  await expect(log(page)).toContainText("Dit gesprek is er niet meer.");
  await page.getByRole("button", { name: "Vraag het in een nieuw gesprek" }).press("Enter");
  await expect(answers(page)).toHaveCount(1);
  await expect(log(page)).toContainText("ik wil een medewerker spreken");
  await expect(page).toHaveURL((url) => url.pathname.startsWith("/chat/") && !url.pathname.includes(id));
  await expect(field(page)).toBeFocused();
});

test("on a product page the assistant opens over it, and Back closes it", async ({ page, catalogue }) => {
  const { product } = catalogue;
  await page.goto(product.canonical_path);
  await activate(page);
  await page.getByRole("main").getByRole("link", { name: "Vraag het de assistent" }).click();
  const panel = page.getByRole("dialog", { name: "Productassistent" });
  await panel.getByRole("button", { name: "Is dit een goede prijs?" }).click();
  await expect(panel.getByRole("figure")).toContainText(product.name);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.goForward();
  await expect(panel.getByRole("figure")).toContainText(product.name);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same conversation by plain forms", async ({ page }) => {
    await page.goto("/chat/");
    const send = async (text: string) => {
      const before = await answers(page).count();
      await field(page).fill(text);
      await page.getByRole("button", { name: "Verstuur" }).click();
      await expect(answers(page)).toHaveCount(before + 1);
    };
    await page.getByRole("button", { name: /^Ik zoek / }).click();
    await expect(answers(page)).toHaveCount(1);
    await send("ik zoek een wasmachine");
    await send("onder 700 euro");
    await page
      .getByRole("button", { name: /^Laat los: / })
      .last()
      .click();
    await expect(answers(page)).toHaveCount(4);
    await send("vergelijk de eerste en de tweede");
    await expect(answers(page).last().getByRole("table")).toBeVisible();
    await send("wat is het vulgewicht van de eerste?");
    await expect(answers(page).last().getByRole("figure")).toContainText("Vulgewicht");
    await send("is dat een goede prijs?");
    await send("iets goedkoper");
    await send("hoe stuur ik iets terug?");
    await send("ik wil een medewerker spreken");
    await expect(answers(page).last().getByRole("link", { name: /@/ })).toBeVisible();
    await expect(answers(page)).toHaveCount(10);
  });
});
