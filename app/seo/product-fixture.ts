import type { Offer, Product } from "#contract/products";

/** An offer for tests: € 899,00 plus € 4,95 shipping, delivered tomorrow. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: "o1",
    shop: { id: "s1", website: "witgoedwinkel.example", name: "Witgoedwinkel", rating: 4.3, reviewCount: 12 },
    merchantProductId: "m1",
    title: "Wasmachine 9 kg",
    url: "https://witgoedwinkel.example/m1",
    price: 89_900,
    shipping: 495,
    total: 90_395,
    currency: "EUR",
    EAN: "4006381333931",
    availability: "in_stock",
    condition: "new",
    sellable: false,
    delivery: { minDays: 1, maxDays: 2, cutoff: "23:59" },
    checkedAt: "2026-11-20T08:00:00Z",
    ...changes,
  };
}

/** A product for tests, with one offer and one drawing. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: "1234",
    name: "Wasmachine 9 kg",
    shortDesc: "Stille wasmachine met stoomprogramma.",
    description: "Stille **wasmachine**.",
    brand: "Schoonwas",
    GTIN: "4006381333931",
    MPN: "SW-900",
    canonical_path: "/product/wasmachine-9-kg/1234/",
    category: "huishouden.wasmachines",
    categoryPath: [
      { slug: "huishouden", name: "Huishouden", key: "huishouden" },
      { slug: "wasmachines", name: "Wasmachines", key: "huishouden.wasmachines" },
    ],
    currency: "EUR",
    images: [{ url: "/api/images/abc/{width}.webp", widths: [160, 960, 480] }, { url: "/api/images/demo/1234-2.svg" }],
    offers: [anOffer()],
    specifications: [],
    color: ["wit"],
    size: [],
    gender: null,
    model: null,
    rating: { average: 4.4, count: 7 },
    adult_content: false,
    expired: false,
    createdAt: "2026-01-01T00:00:00Z",
    ...changes,
  };
}
