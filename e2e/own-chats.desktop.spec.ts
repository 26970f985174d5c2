import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { join, signIn, stored } from "./account-visitor";
import { activate } from "./activate";
import { expect, test } from "./fixtures";

const cookie = encodeURIComponent(JSON.stringify({ enabled: ["Chat"], disabled: [] }));
const field = (page: Page) => page.getByRole("textbox", { name: "Je vraag" });
const answers = (page: Page) => page.getByRole("log").locator("> ol > li").filter({ hasText: "Assistent:" });
const listed = (page: Page) => page.getByRole("navigation", { name: "Je gesprekken" });

async function say(page: Page, text: string): Promise<void> {
  const before = await answers(page).count();
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(before + 1);
}
/** The list of conversations as the profile has it now. */
const kept = async (page: Page): Promise<{ id: string; title: string }[]> =>
  JSON.parse((await stored(page, "reduxProfile")) ?? "{}").pocChatData ?? [];

test("a conversation is taken along when signing in, goes on at another device, and leaves with its list", async ({
  page,
  context,
  browser,
  baseURL,
  catalogue: { paths },
}) => {
  const visitor = { name: "features", value: cookie, url: baseURL ?? "" };
  await context.addCookies([visitor]);
  await context.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.231" });
  await page.goto("/chat/");
  await activate(page);
  await say(page, "hoe stuur ik iets terug?");
  await expect(page).toHaveURL(/\/chat\/[0-9a-f]{32}\//);
  const chat = new URL(page.url()).pathname;
  const email = await join(page);
  // What this browser remembered is in the profile now, and the assistant knows whose it is.
  await expect.poll(async () => (await kept(page)).map(({ id }) => `/chat/${id}/`)).toEqual([chat]);
  expect(await stored(page, "chatList")).toBeNull();
  await expect(answers(page)).toHaveCount(1);
  await say(page, "ik wil een medewerker spreken");
  expect((await page.request.get(chat)).status()).toBe(404);
  // The server knows nobody, but the owner does not read that the conversation is not there.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const text of ["Gesprek niet gevonden", "Zonder account bewaren we"]) {
        const [found] = [...document.querySelectorAll("main *")].filter(
          (element) => element.childElementCount === 0 && element.textContent?.includes(text),
        );
        if (found?.checkVisibility({ visibilityProperty: true })) seen.push(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(chat);
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toBeInViewport();
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([]);

  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  await other.addCookies([visitor]);
  await other.setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.232" });
  const second = await other.newPage();
  await second.goto("/chat/");
  await signIn(second, email);
  await activate(second);
  await listed(second).getByRole("link", { name: "hoe stuur ik iets terug?" }).click();
  await expect(answers(second)).toHaveCount(2);
  // From one conversation of one's own to another, and back.
  await listed(second).getByRole("link", { name: "Nieuw gesprek" }).click();
  await expect(answers(second)).toHaveCount(0);
  await say(second, "hallo");
  await expect(listed(second).getByRole("link", { name: "hallo" })).toHaveAttribute("aria-current", "page");
  await listed(second).getByRole("link", { name: "hoe stuur ik iets terug?" }).click();
  await expect(answers(second)).toHaveCount(2);
  await listed(second).getByRole("link", { name: "hallo" }).click();
  await expect(answers(second)).toHaveCount(1);
  await listed(second).getByRole("link", { name: "hoe stuur ik iets terug?" }).click();
  await expect(answers(second)).toHaveCount(2);
  await second.getByText("Naam wijzigen").click();
  const name = second.getByRole("textbox", { name: "Naam van dit gesprek" });
  await name.fill("Terugsturen");
  await name.press("Enter");
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Terugsturen");
  await expect(listed(second).getByRole("link", { name: "Terugsturen" })).toBeFocused();

  await page.goto(paths.to("profilePersonalInfo", {}));
  await activate(page);
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: "Download mijn gegevens" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("ik wil een medewerker spreken");

  await second.getByText("Gesprek verwijderen").click();
  await second.getByRole("button", { name: "Verwijder", exact: true }).click();
  await expect(listed(second).getByRole("link", { name: "Terugsturen" })).toHaveCount(0);
  await expect(listed(second).getByRole("link", { name: "hallo" })).toBeFocused();
  await expect.poll(async () => (await kept(second)).map(({ title }) => title)).toEqual(["hallo"]);
  await other.close();

  // Deleted elsewhere: the page says so, and a question asked there goes to a new conversation.
  await page.goto(chat);
  await activate(page);
  await expect(page.getByText("Gesprek niet gevonden")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log dan in." })).toBeHidden();

  // Whoever is not signed in is asked to.
  const third = await browser.newContext({ baseURL: baseURL ?? "" });
  await third.addCookies([visitor]);
  const stranger = await third.newPage();
  await stranger.goto(chat);
  await activate(stranger);
  await stranger.getByRole("link", { name: "Log dan in." }).click();
  await expect(stranger.getByRole("dialog").getByRole("button", { name: "Inloggen" })).toBeVisible();
  await third.close();
});
