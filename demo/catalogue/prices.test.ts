import { describe, expect, it } from "vitest";
import type { PriceRow, SeedProduct } from "../../backend/seed/seed";
import { generateDemoShop } from "./index";

const today = "2026-11-21";
const made = [...generateDemoShop({ products: 3000, today }).products];
const daysBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

function pointsByOffer({ prices }: SeedProduct): Map<string, PriceRow[]> {
  const found = new Map<string, PriceRow[]>();
  for (const point of prices) found.set(point.offerId, [...(found.get(point.offerId) ?? []), point]);
  return found;
}

/** The lowest price of the new, orderable offers on a day; undefined when there was none. */
function lowestOn(product: SeedProduct, day: string): number | undefined {
  const points = pointsByOffer(product);
  const prices = product.offers
    .filter(({ condition, availability }) => condition === "new" && availability === "in_stock")
    .map(
      ({ id }) =>
        points
          .get(id)
          ?.filter(({ observedOn }) => observedOn <= day)
          .at(-1)?.price,
    )
    .filter((price): price is number => typeof price === "number");
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** A drop in the last 25 days relative to the lowest price of the 30 days before it, as a fraction. */
function dealOf(product: SeedProduct): number {
  const days = [...new Set(product.prices.map(({ observedOn }) => observedOn))].filter((day) => day > daysBefore(25));
  const now = lowestOn(product, today);
  if (now === undefined) return 0;
  return Math.max(
    0,
    ...days.map((day) => {
      const before = Array.from({ length: 30 }, (_, at) => new Date(Date.parse(day) - (at + 1) * 86_400_000))
        .map((date) => lowestOn(product, date.toISOString().slice(0, 10)))
        .filter((price): price is number => price !== undefined);
      const lowest = Math.min(...before);
      return before.length < 30 || lowestOn(product, day) !== now ? 0 : (lowest - now) / lowest;
    }),
  );
}

describe("the offers", () => {
  it("are mostly two to eight from different shops, and none once the product is gone", () => {
    const sold = made.filter(({ product }) => !product.expired);
    for (const { offers } of sold) {
      expect(new Set(offers.map(({ shopId }) => shopId)).size).toBe(offers.length);
      expect(offers.length).toBeGreaterThanOrEqual(1);
      expect(offers.length).toBeLessThanOrEqual(8);
    }
    expect(sold.filter(({ offers }) => offers.length >= 2).length / sold.length).toBeGreaterThan(0.8);
    const gone = made.filter(({ product }) => product.expired);
    expect(gone.length / made.length).toBeGreaterThan(0.008);
    expect(gone.length / made.length).toBeLessThan(0.035);
    for (const product of gone) {
      expect(product.offers).toEqual([]);
      for (const points of pointsByOffer(product).values()) expect(points.at(-1)?.price).toBeNull();
    }
  });

  it("ask sane prices near each other, ship by the rule of the shop and were checked within a day", () => {
    for (const { offers } of made) {
      const fresh = offers.filter(({ condition }) => condition === "new").map(({ price }) => price);
      if (fresh.length > 0) expect(Math.max(...fresh) / Math.min(...fresh)).toBeLessThan(1.9);
      for (const offer of offers) {
        expect(offer.price).toBeGreaterThanOrEqual(100);
        expect(offer.price).toBeLessThanOrEqual(500_000);
        expect(Number.isInteger(offer.price)).toBe(true);
        expect(offer.url).toMatch(/^https:\/\/[a-z0-9-]+\.example\/p\/[A-Z0-9-]+$/i);
        const age = Date.parse(today) - Number(offer.checkedAt);
        expect(age).toBeGreaterThan(0);
        expect(age).toBeLessThan(86_400_000);
        expect(offer.deliveryMin === null).toBe(offer.availability === "out_of_stock");
      }
    }
  });

  it("can be delivered in the mix of a real market", () => {
    const offers = made.flatMap((product) => product.offers);
    const share = (availability: string) =>
      offers.filter((offer) => offer.availability === availability).length / offers.length;
    expect(share("in_stock")).toBeGreaterThan(0.8);
    expect(share("in_stock")).toBeLessThan(0.9);
    for (const other of ["backorder", "out_of_stock"]) expect(share(other)).toBeGreaterThan(0.02);
    expect(share("preorder")).toBeGreaterThan(0);
    expect(offers.some(({ condition }) => condition === "refurbished")).toBe(true);
    expect(offers.some(({ condition }) => condition === "used")).toBe(true);
  });
});

describe("new books", () => {
  it("cost the same in every shop", () => {
    const books = made.filter(({ product }) => product.isbn);
    for (const { offers } of books) {
      const fresh = offers.filter(({ condition }) => condition === "new");
      expect(new Set(fresh.map(({ price }) => price)).size).toBeLessThanOrEqual(1);
    }
  });
});

describe("the price history", () => {
  it("runs from first seen to today's price, one point a day, only where something changes", () => {
    for (const product of made) {
      const points = pointsByOffer(product);
      for (const { id, price } of product.offers) {
        const own = points.get(id) ?? [];
        expect(own.at(-1)?.price).toBe(price);
        expect(own.length).toBeLessThanOrEqual(14);
        own.forEach((point, at) => {
          const previous = own[at - 1];
          expect(point.observedOn <= today).toBe(true);
          expect(point.observedOn >= daysBefore(364)).toBe(true);
          if (previous) {
            expect(previous.observedOn < point.observedOn).toBe(true);
            expect(previous.price).not.toBe(point.price);
          }
        });
      }
    }
    const offers = made.reduce((sum, { offers }) => sum + offers.length, 0);
    const points = made.reduce((sum, { prices }) => sum + prices.length, 0);
    expect(points / offers).toBeGreaterThan(3.5);
    expect(points / offers).toBeLessThan(6);
    expect(made.some(({ prices, product }) => !product.expired && prices.some(({ price }) => price === null))).toBe(
      true,
    );
  });

  it("holds a genuine drop for about one product in twenty-five and no accidental ones", () => {
    const deals = made.map(dealOf).filter((deal) => deal > 0.02);
    expect(deals.length / made.length).toBeGreaterThan(0.025);
    expect(deals.length / made.length).toBeLessThan(0.055);
    for (const deal of deals) {
      expect(deal).toBeGreaterThan(0.04);
      expect(deal).toBeLessThanOrEqual(0.36);
    }
  });
});

describe("twenty thousand products", () => {
  it("share no barcode and no number within a shop", () => {
    const codes = new Set<string>();
    const numbers = new Set<string>();
    for (const { product, offers } of generateDemoShop({ products: 20_000, today }).products) {
      if (product.gtin) {
        expect(codes.has(product.gtin)).toBe(false);
        codes.add(product.gtin);
      }
      for (const { shopId, merchantProductId } of offers) {
        const own = `${shopId} ${merchantProductId}`;
        if (numbers.has(own)) throw new Error(`Twice: ${own}`);
        numbers.add(own);
      }
    }
    expect(numbers.size).toBeGreaterThan(70_000);
  }, 60_000);
});
