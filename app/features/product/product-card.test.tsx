import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ProductSummary } from "#contract/products";
import { ProductCard } from "./product-card";
import { aSummary } from "./product-fixtures";
import { renderInShop } from "./shop-fixture";

function show(changes: Partial<ProductSummary> = {}, visit = {}) {
  renderInShop(() => <ProductCard product={aSummary(changes)} />, visit);
  const card = screen.getByRole("article");
  return { card, text: (card.textContent ?? "").replace(/\u00a0/g, " ") };
}

describe("a product card", () => {
  test("is one link, named by brand and name", () => {
    const { card } = show({ name: "Boorhuis klopboormachine 750 W" });
    const [link, ...others] = within(card).getAllByRole("link");
    expect(others).toEqual([]);
    expect(link).toHaveAttribute("href", "/product/klopboormachine-750-w/1/");
    expect(link).toHaveAccessibleName("Boorhuis Klopboormachine 750 W");
  });
  test("says what it costs, what that includes, where and when", () => {
    const { text } = show();
    expect(text).toContain("vanaf € 93,90incl. verzending");
    expect(text).toContain("bij 6 winkels");
    expect(text).toContain("Vóór 22:00 besteld, morgen in huis");
    expect(text).toContain("750 W · 13 mm");
  });
  test("does not say 'from' for one shop, and says so when shipping is free", () => {
    const { text } = show({ shopCount: 1, lowestTotal: 8995 });
    expect(text).not.toContain("vanaf");
    expect(text).toContain("gratis verzending");
    expect(text).toContain("bij 1 winkel");
    expect(text).not.toContain("winkels");
  });
  const drop = { before: 12_000, now: 8_995, percentage: 25.04, since: "2026-11-15" };
  test("tells a reduction by the price before it, and the price that it is about unless that is the one above", () => {
    expect(show({ drop, lowestTotal: 8995 }).text).toContain("gratis verzending−25% van € 120,00bij 6");
    cleanup();
    expect(show({ drop }).text).toContain("−25% van € 120,00 voor € 89,95 excl. verzending");
  });
  test("does not tell a reduction of another price than the current one", () => {
    expect(show({ drop: { ...drop, now: 8_000 } }).text).not.toContain("120,00");
  });
  test("says that its price is the lowest in three months", () => {
    expect(show({ lowestInMonths: true }).text).toContain("Laagste prijs in 3 maanden");
    cleanup();
    expect(show().text).not.toContain("Laagste prijs");
  });
  const atShop = { name: "Klushal", lowestPrice: 9_500, lowestTotal: 9_500, delivery: null };
  test("in a list of one shop says what that shop asks, and that another asks less", () => {
    const { text } = show({ atShop, drop, lowestInMonths: true });
    expect(text).toContain("€ 95,00gratis verzendingbij Klushalelders vanaf € 93,90");
    expect(text).not.toMatch(/vanaf € 95|maanden|120,00|in huis/);
  });
  test("in a list of one shop says that nobody asks less, or that it is sold out there", () => {
    expect(show({ atShop: { ...atShop, lowestTotal: 9_390 } }).text).toContain("bij Klushal, de laagste van 6 winkels");
    cleanup();
    const { text } = show({ atShop: { ...atShop, lowestPrice: null, lowestTotal: null } });
    expect(text).toContain("Uitverkocht bij Klushalelders vanaf € 93,90");
  });
  test.each([
    [{ count: 24, colors: 3, sizes: 8 }, "3 kleuren · 8 maten"],
    [{ count: 8, colors: 1, sizes: 8 }, "8 maten"],
    [{ count: 4, colors: 1, sizes: 0 }, "4 uitvoeringen"],
  ])("of a product with variants %o says what there is to choose from", (variants, said) => {
    expect(show({ variants: { groupId: "g", ...variants } }).text).toContain(said);
  });
  test("of an expired product says so, without price or promise", () => {
    const { text } = show({ expired: true });
    expect(text).toContain("Niet meer leverbaar");
    expect(text).not.toMatch(/€|in huis|winkel/);
  });
  test("of a product that nobody has in stock says so", () => {
    expect(show({ lowestPrice: null, lowestTotal: null, shopCount: 0, delivery: null }).text).toContain("Uitverkocht");
  });
  test("hides the picture of a product for adults until the visitor chose to see it", () => {
    const { card, text } = show({ adult_content: true });
    expect(card).toHaveAttribute("data-adult");
    expect(text).toContain("18 jaar en ouder");
  });
  test("has room for buttons, which it does not know", () => {
    const corner = <button type="button">Bewaren</button>;
    const tools = <button type="button">Vergelijken</button>;
    renderInShop(() => <ProductCard product={aSummary()} corner={corner} tools={tools} />);
    const buttons = within(screen.getByRole("article")).getAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(["Vergelijken", "Bewaren"]);
  });
  test("shows that picture to who chose so", () => {
    expect(show({ adult_content: true }, { adult: true }).card).not.toHaveAttribute("data-adult");
  });
});

test.each([
  [{ minDays: 0, maxDays: 0, cutoff: "12:00" }, "Vóór 12:00 besteld, vandaag in huis"],
  [{ minDays: 1, maxDays: 1 }, "Morgen in huis"],
  [{ minDays: 2, maxDays: 2 }, "Binnen 2 dagen in huis"],
  [{ minDays: 0, maxDays: 3 }, "Binnen 3 dagen in huis"],
  [{ minDays: 2, maxDays: 4 }, "In 2–4 dagen in huis"],
])("the delivery %j reads %s", (delivery, words) => {
  expect(show({ delivery }).text).toContain(words);
});
