import { expect, test } from "vitest";
import { bestOffer, compareOffers, decidingOffers, lowestPrices, shopCount, shownPrice } from "./offer-rules";
import { priceCases } from "./offer-rules.fixture";

const offer = (id: string, price: number, shipping: number, rating: number | null = null, shopId = id) => ({
  id,
  shop: { id: shopId, rating },
  price,
  total: price + shipping,
  availability: "in_stock" as const,
  condition: "new" as const,
});

test.each(priceCases)("$name", ({ offers, lowestPrice, lowestTotal, shops }) => {
  const all = offers.map(([shop, condition, availability, price, shipping], index) => {
    return { ...offer(String(index), price, shipping, null, shop), condition, availability };
  });
  expect(lowestPrices(all)).toEqual({ lowestPrice, lowestTotal });
  expect(shopCount(all)).toBe(shops);
  expect(bestOffer(all)?.total ?? null).toBe(lowestTotal);
  expect(shownPrice(lowestPrices(all))).toBe(lowestTotal);
});

test("offers are ordered by total, then price, then the shop's rating; an unrated shop comes after rated ones", () => {
  const offers = [
    offer("dear", 1_000, 500),
    offer("unrated", 900, 100),
    offer("rated", 900, 100, 4.1),
    offer("cheaper-item", 800, 200),
    offer("cheapest", 950, 0),
  ];
  const ids = offers.sort(compareOffers).map(({ id }) => id);
  expect(ids).toEqual(["cheapest", "cheaper-item", "rated", "unrated", "dear"]);
  expect(
    offers
      .reverse()
      .sort(compareOffers)
      .map(({ id }) => id),
  ).toEqual(ids);
});

test("what is sold out comes last, however cheap", () => {
  const gone = { ...offer("gone", 1, 0), availability: "out_of_stock" as const };
  expect([gone, offer("dear", 900, 0)].sort(compareOffers).map(({ id }) => id)).toEqual(["dear", "gone"]);
  expect(decidingOffers([gone])).toEqual([]);
});

test("a service that does not say what is paid in all is taken at the price of the goods", () => {
  expect(shownPrice({ lowestPrice: 500, lowestTotal: null })).toBe(500);
});
