import { describe, expect, test } from "vitest";
import { isStale, shopAddress, sortOffers } from "./offers";
import { aShopOffer } from "./product-fixtures";

const near = aShopOffer({ shopName: "Near", price: 9000, total: 9900, delivery: { minDays: 1, maxDays: 1 } });
const cheap = aShopOffer({ shopName: "Cheap", price: 8000, total: 9500, delivery: { minDays: 3, maxDays: 5 } });
const slow = aShopOffer({ shopName: "Slow", price: 9400, total: 9400, delivery: null });
const gone = aShopOffer({ shopName: "Gone", price: 5000, total: 5000, availability: "out_of_stock" });
const names = (offers: { shop: { name: string } }[]) => offers.map((offer) => offer.shop.name);

describe("offers", () => {
  test("sort on total, price or delivery; what cannot be ordered is last, what promises nothing before it", () => {
    const all = [gone, near, cheap, slow];
    expect(names(sortOffers(all, "total"))).toEqual(["Slow", "Cheap", "Near", "Gone"]);
    expect(names(sortOffers(all, "price"))).toEqual(["Cheap", "Near", "Slow", "Gone"]);
    expect(names(sortOffers(all, "delivery"))).toEqual(["Near", "Cheap", "Slow", "Gone"]);
  });
  test("sort on the shop's rating, best first and unrated last", () => {
    const rated = (shopName: string, rating: number | null) => {
      const offer = aShopOffer({ shopName });
      return { ...offer, shop: { ...offer.shop, rating } };
    };
    expect(names(sortOffers([rated("None", null), rated("Low", 3), rated("High", 4.8)], "rating"))).toEqual([
      "High",
      "Low",
      "None",
    ]);
  });
  test("sorting leaves the given list as it is", () => {
    const given = [near, slow];
    sortOffers(given, "total");
    expect(names(given)).toEqual(["Near", "Slow"]);
  });
  test("an offer is stale a day after the shop confirmed it", () => {
    const now = Date.parse("2026-11-21T08:00:01Z");
    expect(isStale({ checkedAt: "2026-11-20T08:00:00Z" }, now)).toBe(true);
    expect(isStale({ checkedAt: "2026-11-20T08:00:02Z" }, now)).toBe(false);
    expect(isStale({ checkedAt: "ooit" }, now)).toBe(false);
  });
  test("only an address of the web is linked", () => {
    expect(shopAddress({ url: "https://winkel.example/a?b=1" })).toBe("https://winkel.example/a?b=1");
    for (const url of ["javascript:alert(1)", "/product/1/", "data:text/html,x", ""]) {
      expect(shopAddress({ url }), url).toBeUndefined();
    }
  });
});
