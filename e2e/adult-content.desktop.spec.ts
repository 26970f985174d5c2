import type { Page } from "@playwright/test";
import { accountLink, join } from "./account-visitor";
import { activate } from "./activate";
import { type Catalogue, expect, test } from "./fixtures";

const question = (page: Page) => page.getByRole("main").getByRole("button", { name: /Ik ben 18 jaar of ouder/ });
const cookies = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith("adultContent"))
      .map(({ name, value }) => [name, value]),
  );

/** Path and name of something for adults. */
async function adultProduct(page: Page, { tree }: Catalogue): Promise<{ path: string; name: string }> {
  const category = tree.find(({ adult_content }) => adult_content);
  const answer = await page.request.post("/api/search/search", {
    data: {
      q: "",
      filters: { category: [category?.slug] },
      page: { current: 0, size: 1 },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
      adult: true,
    },
  });
  const { hits } = (await answer.json()) as { hits: { hits: { _source: { canonical_path: string; name: string } }[] } };
  const found = hits.hits[0]?._source;
  if (!found) throw new Error("The demo shop has nothing for adults");
  return { path: found.canonical_path, name: found.name };
}

test("products for adults are shown after a choice, which can be taken back", async ({ page, catalogue }) => {
  const { path, name } = await adultProduct(page, catalogue);
  await page.goto(path);
  await expect(page.getByRole("main")).not.toContainText(name);
  await activate(page);
  await question(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const allowed = (await page.context().cookies()).find((cookie) => cookie.name === "adultContentAllowed");
  expect(allowed?.value).toBe("true");
  const days = ((allowed?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(catalogue.paths.to("profile", {}));
  await page.getByRole("main").getByRole("button", { name: "Weer verbergen" }).click();
  await expect(page.getByRole("button", { name: "Weer verbergen" })).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByRole("main")).not.toContainText(name);
});

test("somebody under age is blocked, has nothing to choose, and signing out takes the block away", async ({
  page,
  catalogue,
}) => {
  const { paths } = catalogue;
  const { path, name } = await adultProduct(page, catalogue);
  await page.goto("/");
  await join(page);
  await page.goto(path);
  await activate(page);
  await question(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await page.goto(paths.to("profilePersonalInfo", {}));
  const year = String(new Date().getFullYear() - 17);
  for (const [part, value] of [
    ["Dag", "1"],
    ["Maand", "1"],
    ["Jaar", year],
  ] as const) {
    await page.getByLabel(part).fill(value);
  }
  // What the page showed as allowed is drawn anew.
  const drawnAnew = page.waitForEvent("load");
  await page.getByRole("main").getByRole("button", { name: "Opslaan" }).click();
  await drawnAnew;
  expect(await cookies(page)).toEqual({ adultContentAllowed: "false", adultContentBlocked: "true" });
  await page.goto(path);
  await activate(page);
  await expect(page.getByRole("main").getByText(/nog geen 18/)).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await page.goto(paths.to("profile", {}));
  await page.getByRole("main").getByRole("button", { name: "Uitloggen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Uitloggen" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(accountLink(page)).toHaveText(/Inloggen/);
  expect(await cookies(page)).toEqual({ adultContentAllowed: "false", adultContentBlocked: "false" });
});
