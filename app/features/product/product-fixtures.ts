import type { Offer, ProductSummary } from "#contract/products";

/** A product summary for tests: from € 89,95, with shipping € 93,90. */
export function aSummary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: "1",
    name: "Klopboormachine 750 W",
    shortDesc: "",
    images: [{ url: "/api/images/demo/1.svg" }],
    canonical_path: "/product/klopboormachine-750-w/1/",
    brand: "Boorhuis",
    category: "klussen.boormachines",
    currency: "EUR",
    offers: [],
    lowestPrice: 8995,
    lowestTotal: 9390,
    shopCount: 6,
    rating: { average: 4.4, count: 12 },
    highlights: ["750 W", "13 mm"],
    delivery: { minDays: 1, maxDays: 1, cutoff: "22:00" },
    adult_content: false,
    expired: false,
    ...changes,
  };
}

/** An offer for tests: € 89,95 plus € 3,95, in stock, delivered tomorrow. */
export function aShopOffer(changes: Partial<Offer> & { shopName?: string } = {}): Offer {
  const { shopName = "Klushal", ...rest } = changes;
  return {
    id: shopName,
    shop: { id: shopName, website: `${shopName.toLowerCase()}.example`, name: shopName, rating: 4.2, reviewCount: 31 },
    merchantProductId: "m1",
    title: "Klopboormachine 750 W",
    url: "https://klushal.example/m1",
    price: 8995,
    shipping: 395,
    total: 9390,
    currency: "EUR",
    EAN: "8712345678906",
    availability: "in_stock",
    condition: "new",
    sellable: false,
    delivery: { minDays: 1, maxDays: 1, cutoff: "22:00" },
    checkedAt: "2026-11-20T08:00:00Z",
    ...rest,
  };
}
