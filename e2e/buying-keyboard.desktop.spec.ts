import type { Locator, Page } from "@playwright/test";
import { activate } from "./activate";
import { violations } from "./axe";
import { sold, thanks } from "./buyer";
import { expect, test } from "./fixtures";

const focused = (page: Page) => page.locator(":focus");

/** Walks on with Tab until this has the focus, which everybody can see there, and presses a key. */
async function press(page: Page, target: Locator, key = "Enter", most = 90): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press(key);
}
async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < most; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      await expect(target).not.toHaveCSS("outline-style", "none");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${most} stops of the keyboard and not yet there`);
}
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await tabTo(page, page.getByRole("main").getByLabel(label, { exact: true }).first());
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(value);
  }
}

test("a guest buys and follows the order with the keyboard alone, and always sees where it is", async ({
  page,
  errors,
}) => {
  test.setTimeout(90_000);
  const main = page.getByRole("main");
  const button = (name: string | RegExp) => main.getByRole("button", { name });
  const radio = (name: RegExp) => main.getByRole("radio", { name });
  const [path = ""] = await sold(page, 1);
  await page.goto("/?features=Marketplace,Cart,PickupPoint");
  await page.goto(path);
  await activate(page);
  await press(page, page.getByRole("link", { name: "Naar de inhoud" }));
  await press(page, button(/^In winkelwagen/).first());
  await expect(page.getByText(/^In je winkelwagen:/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Bekijk winkelwagen");
  await page.keyboard.press("Enter");

  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Winkelwagen");
  await expect(main).toBeFocused();
  const [number, less, more] = [main.getByRole("spinbutton"), button(/^Eén minder/), button(/^Eén meer/)];
  // At its end a button does nothing, and stays where it is.
  await press(page, less);
  await expect(less).toBeFocused();
  await press(page, more);
  await expect(number).toHaveValue("2");
  await expect(more).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("4");
  await expect(main.getByText("4 artikelen")).toBeVisible();
  await expect(number).toBeFocused();
  const remove = button(/^Verwijderen/);
  await press(page, remove);
  await expect(button("Terugzetten")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await press(page, main.getByRole("link", { name: "Verder naar bestellen" }));

  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Afrekenen");
  await press(page, button("Verder naar bezorging en betaling"));
  await expect(page.getByRole("region", { name: /kloppen nog niet/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(main.getByLabel("E-mailadres", { exact: true })).toBeFocused();
  const address = { Postcode: "3511 AB", Huisnummer: "14", Straat: "Dorpsstraat", Plaats: "Utrecht" };
  await fill(page, { "E-mailadres": "noor@voorbeeld.example", "Naam van de ontvanger": "Noor de Wit", ...address });
  await page.keyboard.press("Enter");

  const home = radio(/^Bezorgen op mijn adres/);
  await expect(home).toBeVisible();
  await activate(page);
  await tabTo(page, home, 3);
  await page.keyboard.press("ArrowDown");
  await expect(radio(/^Ophalen/)).toBeFocused();
  const points = main.getByRole("group", { name: "Kies een afhaalpunt" }).getByRole("radio");
  // Where the order button will be, a link leads back to what is still to be chosen.
  await press(page, main.getByRole("link", { name: "Kies een afhaalpunt" }));
  await expect(points.first()).toBeFocused();
  await expect(points.first()).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(button("Bestellen en betalen")).toBeVisible();
  await expect(points.first()).toBeFocused();
  expect(await violations(page), "pick-up points").toEqual([]);
  const codes = main.locator("summary", { hasText: "Kortingscode" });
  await press(page, codes);
  await page.keyboard.press("Tab");
  await page.keyboard.type("BESTAATNIET");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Deze code kennen we niet.")).toBeVisible();
  await expect(main.getByLabel("Kortingscode", { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("welkom10");
  await page.keyboard.press("Enter");
  await expect(codes).toBeFocused();
  await press(page, button("Code WELKOM10 verwijderen"));
  await expect(button("Code WELKOM10 verwijderen")).toBeHidden();
  await expect(codes).toBeFocused();
  await press(page, button("Bestellen en betalen"));

  await press(page, radio(/Bank zegt ja/), "ArrowDown");
  await press(page, button(/^Betaal/));
  await expect(main.getByRole("alert")).toBeFocused();
  await press(page, radio(/Bank zegt ja/), "Space");
  await press(page, button(/^Betaal/));
  await expect(thanks(page)).toBeVisible();

  await activate(page);
  const title = (await main.getByRole("heading", { level: 2, name: /^Bestelling/ }).textContent()) ?? "";
  await press(page, main.getByRole("link", { name: "Bestelling volgen" }));
  await expect(main).toBeFocused();
  await fill(page, { Bestelnummer: title.split(" ")[1] ?? "", "E-mailadres": "iemand@voorbeeld.example" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /^We kennen geen bestelling/ })).toBeFocused();
  expect(await violations(page), "an order that is not found").toEqual([]);
  await fill(page, { "E-mailadres": "noor@voorbeeld.example" });
  await page.keyboard.press("Enter");
  await expect(thanks(page)).toBeVisible();
  // The browser itself reports refusals of the server.
  expect(errors.filter((error) => !/status of 422/.test(error))).toEqual([]);
});
