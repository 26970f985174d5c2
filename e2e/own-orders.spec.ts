import { salesAnswers } from "../tests/good-sales-answers";
import { join } from "./account-visitor";
import { violations } from "./axe";
import { expect, test } from "./fixtures";

const [{ products, ...order }] = salesAnswers.graphql.orders as [(typeof salesAnswers.graphql.orders)[number]];
const listed = { ...order, products: products.map((product) => ({ ...product, picture: "" })) };

test("a user pages through orders, filters them, and finds the returns", async ({
  page,
  catalogue: { paths },
  errors,
}) => {
  const here = paths.to("profileOrdersAndReturns", {});
  await page.goto("/?features=Marketplace,Cart,OrdersSearchAndFilter");
  await page.goto(here);
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Inloggen" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Bestelling volgen" })).toBeVisible();
  await page.goto("/");
  await join(page);
  // The shop's own answer about somebody new, with a real token.
  await page.goto(here);
  await expect(main.getByText("Nog geen bestellingen")).toBeVisible();

  await page.route("**/api/carts/graphql/", async (route) => {
    const { offset, status } = route.request().postDataJSON().variables;
    const of = (from: number, count: number) =>
      Array.from({ length: Math.max(0, Math.min(count, 12 - from)) }, (_, at) => ({ ...listed, id: `o${from + at}` }));
    const orders = status === "cancelled" ? [] : of(offset, 10);
    await route.fulfill({ json: { data: { orders, more: of(offset + 10, 1) } } });
  });
  await page.goto(here);
  await expect(main.getByRole("article")).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await main.getByRole("link", { name: "Oudere bestellingen" }).click();
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/pagina=2/);
  await main.getByLabel("Status").selectOption("Geannuleerd");
  await main.getByRole("button", { name: "Zoeken" }).click();
  await expect(main.getByText("Geen bestellingen gevonden")).toBeVisible();
  await page.goto(`${here}#returns`);
  await expect(main.getByRole("region", { name: "Retouren" })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});
