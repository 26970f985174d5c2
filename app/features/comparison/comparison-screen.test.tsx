import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Product } from "#contract/products";
import { aProduct } from "~/seo/product-fixture";
import { addToComparison, clearComparison, comparedNow } from "~/stores/comparison";
import { resetToasts, toastsNow } from "~/stores/toasts";
import { renderInPage } from "../../shell/page-fixture";
import { comparisonRows } from "./comparison-rows";
import { ComparisonScreen } from "./comparison-screen";
import type { ComparisonData } from "./load-comparison";

const product = (id: string, name: string, weight: string): Product =>
  aProduct({
    id,
    name,
    brand: "Zuid",
    specifications: [
      { group: "Algemeen", name: "Merk", value: "Noord" },
      { group: "Afmetingen", name: "Gewicht", value: weight },
    ],
  });
function data(products: Product[], missing = 0): ComparisonData {
  const columns = products.map(({ id, name, canonical_path, images }) => ({
    id,
    name,
    canonical_path,
    images,
    hidden: false,
    sellable: id === "1",
  }));
  return { columns, groups: comparisonRows(products), missing };
}
const two = data([product("1", "Lamp", "2 kg"), product("2", "Fiets", "14 kg")]);
const own = (id: string) => addToComparison({ id, name: id, price: 1, image: "" });
const show = (page: ComparisonData, url = "/vergelijken/?ids=1,2") =>
  renderInPage(() => <ComparisonScreen data={page} />, { url });

beforeEach(() => {
  clearComparison();
  resetToasts();
});

test("what is sold here can be put into the cart from its column, where the shop sells", async () => {
  renderInPage(() => <ComparisonScreen data={two} />, { on: ["Marketplace", "Cart"] });
  expect(await screen.findByRole("button", { name: "Lamp in winkelwagen" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Fiets in winkelwagen" })).toBeNull();
});
test("products stand side by side under their names, each property before its row", async () => {
  show(two);
  const table = await screen.findByRole("table", { name: "Producten naast elkaar" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => within(cell).getAllByRole("link")[1]?.textContent),
  ).toEqual(["Lamp", "Fiets"]);
  const weight = within(table).getByRole("row", { name: /Gewicht/ });
  expect(within(weight).getByRole("rowheader")).toHaveTextContent("Gewicht");
  expect(
    within(weight)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["2 kg", "14 kg"]);
  expect(weight).not.toHaveAttribute("data-same");
  expect(within(table).getByRole("row", { name: /Merk Noord Noord/ })).toHaveAttribute("data-same");
  expect(screen.getByRole("checkbox", { name: "Alleen verschillen tonen" })).not.toBeChecked();
});
test("taking one out leads to the others, and forgets it here", async () => {
  own("1");
  own("2");
  const user = userEvent.setup();
  show(two);
  const remove = await screen.findByRole("link", { name: "Haal weg: Lamp" });
  expect(remove).toHaveAttribute("href", "/vergelijken/?ids=2");
  remove.addEventListener("click", (event) => event.preventDefault()); // jsdom does not implement navigation
  await user.click(remove);
  expect(comparedNow().map(({ id }) => id)).toEqual(["2"]);
});
test("a shared comparison leaves one's own alone until it is taken over", async () => {
  own("7");
  const user = userEvent.setup();
  show(two);
  await user.click(await screen.findByRole("button", { name: "Neem deze producten over" }));
  expect(comparedNow().map(({ id, name }) => [id, name])).toEqual([
    ["1", "Lamp"],
    ["2", "Fiets"],
  ]);
  expect(screen.queryByText(/met je gedeeld/)).toBeNull();
});
test("somebody with nothing chosen just sees what was shared", async () => {
  show(two);
  await screen.findByRole("table");
  expect(screen.queryByText(/met je gedeeld/)).toBeNull();
  expect(comparedNow()).toEqual([]);
});
test("products that are gone are mentioned, one alone has no differences", async () => {
  show(data([product("1", "Lamp", "2 kg")], 1));
  expect(await screen.findByText("Eén product van deze vergelijking is er niet meer.")).toBeInTheDocument();
  expect(screen.queryByRole("checkbox")).toBeNull();
});
test("without products it says how to choose some", async () => {
  show(data([]), "/vergelijken/");
  expect(await screen.findByText("Nog niets om te vergelijken")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bekijk alle categorieën" })).toBeInTheDocument();
});
test("the link is copied, and where that is not allowed the visitor hears so", async () => {
  const user = userEvent.setup();
  show(two);
  const share = await screen.findByRole("button", { name: "Kopieer de link" });
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(share);
  expect(write).toHaveBeenCalledWith(`${location.origin}/vergelijken/?ids=1%2C2`);
  await waitFor(() => expect(toastsNow()).toMatchObject([{ message: "comparison.copied" }]));
  write.mockRejectedValue(new DOMException("denied"));
  await user.click(share);
  await waitFor(() => expect(toastsNow().at(-1)).toMatchObject({ message: "comparison.notCopied", status: "error" }));
});
