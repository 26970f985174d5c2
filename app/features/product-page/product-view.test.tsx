import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Product } from "#contract/products";
import { aProduct } from "~/seo/product-fixture";
import { session } from "~/stores/session/session";
import { aShopOffer, aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import type { ProductData } from "./load-product";
import { ProductView } from "./product-view";

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});
afterEach(() => localStorage.clear());

const offers = [
  aShopOffer({ shopName: "Klushal", price: 8995, shipping: 395, total: 9390, delivery: { minDays: 3, maxDays: 5 } }),
  aShopOffer({ shopName: "Boorland", price: 9300, shipping: 0, total: 9300, checkedAt: "2026-11-01T08:00:00Z" }),
  aShopOffer({ shopName: "Tweedehands", price: 4000, shipping: 0, total: 4000, condition: "used" }),
  aShopOffer({ shopName: "Leeg", price: 100, shipping: 0, total: 100, availability: "out_of_stock" }),
];
function data(changes: Partial<ProductData> = {}, product: Partial<Product> = {}): ProductData {
  return {
    product: aProduct({ offers, ...product }),
    path: "/product/wasmachine-9-kg/1234/",
    description: "<p>Stil.</p>",
    history: null,
    reviews: null,
    related: [],
    similar: [],
    viewedToo: [],
    hidden: false,
    now: "2026-11-21T10:00:00Z",
    ...changes,
  };
}
const show = (page: ProductData, visit = {}) => renderInShop(() => <ProductView data={page} />, visit);
const shops = () =>
  within(screen.getByRole("table", { name: /prijzen/ }))
    .getAllByRole("rowheader")
    .map((cell) => within(cell).getByRole("link").textContent);
const words = (element: HTMLElement) => (element.textContent ?? "").replace(/\u00a0/g, " ");

describe("the product page", () => {
  test("puts the cheapest new offer first: total, shop and the way there", () => {
    show(data());
    const best = screen.getByRole("region", { name: "Laagste prijs" });
    expect(words(best)).toContain("€ 93,00");
    expect(words(best)).toContain("gratis verzending");
    const out = within(best).getByRole("link", { name: /Naar de winkel/ });
    expect(out).toHaveAttribute("href", "https://klushal.example/m1");
    expect(out).toHaveAttribute("rel", "nofollow sponsored noopener");
    expect(within(best).getByRole("link", { name: "Boorland" })).toHaveAttribute("href", "/shop/boorland.example/");
  });

  test("lists every offer by total, what cannot be ordered last and without a button", () => {
    show(data());
    expect(shops()).toEqual(["Tweedehands", "Boorland", "Klushal", "Leeg"]);
    const gone = screen.getByRole("row", { name: /Leeg/ });
    expect(words(gone)).toContain("Niet op voorraad");
    expect(within(gone).queryByRole("link", { name: /Naar de winkel/ })).toBeNull();
    expect(words(screen.getByRole("row", { name: /Tweedehands/ }))).toContain("Gebruikt");
    expect(words(screen.getByRole("row", { name: /Boorland/ }))).toContain("Prijs van 1 november 2026");
  });

  test("sorts the offers as the address says, and links the other ways", () => {
    show(data(), { url: "/product/wasmachine-9-kg/1234/?offers=delivery" });
    expect(shops()).toEqual(["Tweedehands", "Boorland", "Klushal", "Leeg"]);
    expect(screen.getByRole("columnheader", { name: "Levering" })).toHaveAttribute("aria-sort", "ascending");
    const price = screen.getByRole("link", { name: "Prijs" });
    expect(price).toHaveAttribute("href", "/product/wasmachine-9-kg/1234/?offers=price#aanbiedingen");
  });

  test("puts an offer that is sold here into the cart, by a form that needs no script", () => {
    const offers = data().product.offers.map((offer) => ({ ...offer, sellable: true }));
    show(data({}, { offers }), { on: ["Marketplace", "Cart"] });
    expect(screen.queryByRole("link", { name: /Naar de winkel/ })).toBeNull();
    const [button] = screen.getAllByRole("button", { name: /^In winkelwagen Wasmachine 9 kg, van / });
    expect(button?.closest("form")).toHaveAttribute("action", "/winkelwagen/");
    expect(button?.closest("form")).toHaveFormValues({ actie: "add" });
    expect(screen.getByText("Verkoop en levering door Boorland (bedrijf)")).toBeInTheDocument();
  });

  test("leads to a shop that does not sell here", () => {
    show(data(), { on: ["Marketplace", "Cart"] });
    expect(screen.queryByRole("button", { name: /In winkelwagen/ })).toBeNull();
    expect(screen.getAllByRole("link", { name: /Naar de winkel/ }).length).toBeGreaterThan(0);
  });

  test("says at once that a product is gone, and shows what to buy instead before the rest", () => {
    show(data({ related: [aSummary({ id: "9" })] }, { expired: true, offers: [] }));
    expect(screen.getByText("Niet meer leverbaar")).toBeInTheDocument();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings[0]).toBe("Dit kun je in plaats daarvan kopen");
    expect(screen.queryByRole("link", { name: /Naar de winkel/ })).toBeNull();
  });

  test("opens its pictures large, and goes round by keys and buttons", async () => {
    const user = userEvent.setup();
    show(data());
    await user.click(screen.getByRole("link", { name: "Wasmachine 9 kg" }));
    const dialog = await screen.findByRole("dialog", { name: "Wasmachine 9 kg" });
    expect(await within(dialog).findByText("foto 1 van 2")).toBeInTheDocument();
    await user.keyboard("{ArrowLeft}");
    expect(within(dialog).getByText("foto 2 van 2")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Volgende foto" }));
    expect(within(dialog).getByText("foto 1 van 2")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Sluiten" }));
    expect(screen.queryByText("foto 1 van 2")).toBeNull();
  });

  test("remembers that it was viewed", () => {
    session.store.setState({ status: "anonymous" });
    show(data());
    expect(JSON.parse(localStorage.getItem("rVP") ?? "[]")).toEqual(["1234"]);
  });
});

describe("prices over time", () => {
  const history = {
    productId: "1234",
    currency: "EUR",
    points: [
      { date: "2025-12-01", lowest: 10_000, average: 11_000, shops: 3 },
      { date: "2026-11-01", lowest: 8995, average: 9500, shops: 3 },
    ],
  };
  test("are drawn for both periods, and stand in a table, newest first", () => {
    show(data({ history }));
    expect(screen.getByRole("radio", { name: "1 jaar" })).toBeChecked();
    expect(screen.getByRole("img", { name: /Prijsverloop, 3 maanden: laagste prijs/ })).toBeInTheDocument();
    const rows = within(screen.getByRole("table", { name: "Prijsverloop per datum" })).getAllByRole("rowheader");
    expect(rows.map((row) => row.textContent)).toEqual(["1 november 2026", "1 december 2025"]);
  });
  test("are judged against today's lowest price of a new one, in true words", () => {
    show(data({ history }));
    const checker = screen.getByRole("region", { name: "Prijschecker" });
    expect(words(checker)).toContain("De laagste prijs van de afgelopen 3 maanden.");
    expect(words(checker)).toContain("Laagste prijs nu€ 89,95");
    expect(words(checker)).toContain("Laagste sinds 1 december 2025€ 89,95");
  });
  test("are not judged when the product cannot be identified", () => {
    const vague = { GTIN: undefined, brand: null, offers: [aShopOffer({ EAN: undefined })] };
    show(data({ history }, vague));
    expect(screen.queryByRole("region", { name: "Prijschecker" })).toBeNull();
    expect(screen.getByRole("region", { name: "Prijsverloop" })).toBeInTheDocument();
  });
  test("take a barcode of 13 digits, no other", async () => {
    const user = userEvent.setup();
    show(data({ history }));
    const field = screen.getByLabelText<HTMLInputElement>("Streepjescode");
    await user.type(field, "871234567890");
    expect(field.checkValidity()).toBe(false);
    await user.type(field, "6");
    expect(field.checkValidity()).toBe(true);
    expect(field.form).toHaveAttribute("action", "/zoeken/");
  });
});

test("variants are links per property, in words: the chosen one, what is sold out, what is another combination", () => {
  const option = (value: string, state: "chosen" | "available" | "soldOut" | "other") => ({
    value,
    state,
    id: `v-${value}`,
    name: value,
    canonical_path: `/product/schoen-${value}/v-${value}/`,
    lowestTotal: state === "soldOut" ? null : 100,
  });
  const color = { key: "color", label: "Kleur", options: [option("zwart", "chosen"), option("wit", "other")] };
  const sizes = ["40", "41"].map((value) => option(value, value === "40" ? "soldOut" : "available"));
  const size = { key: "size", label: "Maat", options: [...sizes, option("42", "chosen")] };
  show(data({}, { variants: { groupId: "g", name: "Schoen", count: 6, axes: [color, size] } }));
  const picker = within(screen.getByRole("navigation", { name: "Uitvoeringen van dit product" }));
  const told = (list: string) =>
    within(picker.getByRole("list", { name: list }))
      .getAllByRole("link")
      .map((link) => link.textContent?.trim());
  expect(told("Kleur: zwart")).toEqual(["zwart", "wit in een andere combinatie"]);
  expect(told("Maat: 42")).toEqual(["40 uitverkocht", "41", "42"]);
  expect(picker.getByRole("link", { name: "41" })).toHaveAttribute("href", "/product/schoen-41/v-41/");
  expect(picker.getByRole("link", { current: true, name: "42" })).toBeInTheDocument();
});

test("reviews say which were verified, and how the others were checked", () => {
  const review = {
    id: "r1",
    author: "Marieke",
    rating: 5,
    title: "Top",
    text: "",
    pros: [],
    cons: [],
    photos: [],
    date: "2026-09-03",
    editedOn: null,
    helpful: 0,
    answer: null,
  };
  const reviews = {
    average: 4.5,
    count: 2,
    histogram: [0, 0, 0, 1, 1] as [number, number, number, number, number],
    reviews: [
      { ...review, verified: true },
      { ...review, id: "r2", author: "Jan", verified: false },
    ],
  };
  show(data({ reviews }));
  const part = screen.getByRole("region", { name: "Beoordelingen" });
  expect(within(part).getAllByText("Geverifieerde aankoop")).toHaveLength(1);
  expect(words(part)).toContain("hebben we niet gecontroleerd");
  expect(within(part).getByRole("meter", { name: "5 sterren" })).toHaveAttribute("value", "1");
});
