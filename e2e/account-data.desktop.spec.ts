import type { Page } from "@playwright/test";
import { changeTokens, expired, join, toast } from "./account-visitor";
import { expect, test } from "./fixtures";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label).first().fill(value);
}

test("an address is added, changed, deleted and put back", async ({ page, catalogue: { paths } }) => {
  await page.goto("/");
  await join(page);
  await page.goto(paths.to("profileAddresses", {}));
  await press(page, "Adres toevoegen");
  await fill(page, { Postcode: "1012js", Huisnummer: "14", Toevoeging: "a", Straat: "Dam", Plaats: "Amsterdam" });
  await press(page, "Adres opslaan");
  await expect(main(page).getByText("1012 JS Amsterdam")).toBeVisible();
  await press(page, /^Wijzigen/);
  await fill(page, { Straat: "Rokin", "Hoe noem je dit adres?": "Thuis" });
  await press(page, "Adres opslaan");
  await expect(main(page).getByRole("heading", { name: "Thuis Standaardadres" })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText("Rokin 14a")).toBeVisible();
  await press(page, /^Verwijderen/);
  await expect(main(page).getByText("Nog geen adressen")).toBeVisible();
  await toast(page, /verwijderd/)
    .getByRole("button", { name: "Ongedaan maken" })
    .click();
  await expect(main(page).getByText("Rokin 14a")).toBeVisible();
});

test("details, newsletter and preferences are still there after a reload", async ({ page, catalogue }) => {
  const { paths } = catalogue;
  await page.goto("/");
  await join(page);
  const bodies: unknown[] = [];
  page.on("request", (request) => request.url().endsWith("/updateProfile") && bodies.push(request.postDataJSON()));

  await page.goto(paths.to("profilePersonalInfo", {}));
  await fill(page, { Voornaam: "Nora", Telefoonnummer: "06-12 34 56 78", Dag: "29", Maand: "2", Jaar: "1984" });
  await press(page, "Opslaan");
  await expect(toast(page, /opgeslagen/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel("Maand")).toHaveValue("2");
  await expect(main(page).getByLabel("Telefoonnummer")).toHaveValue("0612345678");
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty("email");

  await page.goto(paths.to("profileNewsletter", {}));
  await main(page).getByLabel("Kooptips").check();
  await press(page, "Opslaan");
  await expect(toast(page, /opgeslagen/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByLabel("Kooptips")).toBeChecked();

  await page.goto(paths.to("profilePersonalization", {}));
  const [category] = catalogue.tree.filter(({ adult_content }) => !adult_content);
  const box = main(page).getByLabel(category?.name ?? "", { exact: true });
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/addCategory"));
  await box.check();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(box).toBeChecked();
});

test("all that is kept can be downloaded; deletion is planned and undone", async ({ page, catalogue: { paths } }) => {
  await page.goto("/");
  const email = await join(page);
  await page.goto(paths.to("profilePersonalInfo", {}));
  const download = page.waitForEvent("download");
  await press(page, "Download mijn gegevens");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()))).toContain(email);

  await press(page, "Account verwijderen");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Account verwijderen" }).click();
  await expect(dialog.getByRole("link", { name: /Vink aan/ })).toBeVisible();
  await dialog.getByLabel(/Ja, ik wil/).check();
  await dialog.getByRole("button", { name: "Account verwijderen" }).click();
  await expect(dialog.getByText(/Je account wordt op .+ verwijderd/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(paths.to("profileNewsletter", {}));
  await expect(main(page).getByText(/Je account wordt op .+ verwijderd/)).toBeVisible();
  await press(page, "Verwijdering ongedaan maken");
  await expect(main(page).getByText(/Je account wordt op/)).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByLabel("Kooptips")).toBeVisible();
  await expect(main(page).getByText(/Je account wordt op/)).toHaveCount(0);
});

test("nothing typed is lost: not when saving fails, nor by a reload, nor when the session ends meanwhile", async ({
  page,
  catalogue: { paths },
}) => {
  await page.goto("/");
  await join(page);
  await page.goto(paths.to("profilePersonalInfo", {}));
  await fill(page, { Voornaam: "Nora" });
  await page.route("**/updateProfile", (route) => route.abort());
  await press(page, "Opslaan");
  await expect(main(page).getByText(/Opslaan is niet gelukt/)).toBeVisible();
  await expect(main(page).getByLabel("Voornaam")).toHaveValue("Nora");
  await page.unroute("**/updateProfile");
  await page.reload();
  await expect(main(page).getByText("Wat je eerder had ingevuld staat er weer.")).toBeVisible();
  await expect(main(page).getByLabel("Voornaam")).toHaveValue("Nora");
  await changeTokens(page, { ...expired, access_token: "broken", refresh_token: "broken" });
  await page.context().clearCookies();
  await page.reload();
  await expect(main(page).getByRole("button", { name: "Inloggen" })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain("Nora");
});

test("the documents of the account are the same for everyone", async ({ page, catalogue: { paths } }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const path = paths.to("profilePersonalInfo", {});
  const anonymous = await read(path);
  await page.goto("/");
  const email = await join(page);
  await page.goto(path);
  await expect(main(page).getByText(email)).toBeVisible();
  const own = await read(path);
  expect(own.includes(email) || own.includes("Noor")).toBe(false);
  expect(own).toBe(anonymous);
});
