import type * as tables from "./tables";
import type { reviews } from "./tables-reviews";

type Row<Table extends { $inferInsert: object }> = Table["$inferInsert"];

const identity = {
  legalName: "Proefwinkel B.V.",
  street: "Dorpsstraat 1",
  postalCode: "1234 AB",
  city: "Utrecht",
  country: "Nederland",
  kvk: "12345678",
  vatId: "NL123456789B01",
  email: "info@proef.example",
  phone: "030 123 45 67",
};

function shop(id: string, website: string, name: string, more: Partial<Row<typeof tables.shops>> = {}) {
  return { id, website, name, url: `https://${website}`, logo: `/logos/${id}.svg`, identity, since: 2010, ...more };
}

/** Two active shops, one that moved to the second, and one that is gone. */
export const testShops: Row<typeof tables.shops>[] = [
  shop("s1", "belhuis.example", "Belhuis", {
    rating: 4.2,
    reviewCount: 120,
    certificates: ["Keurmerk"],
    paymentMethods: ["iDEAL"],
  }),
  shop("s2", "adapter.example", "Adapter", { rating: 4.8, reviewCount: 15 }),
  shop("s3", "nieuwkomer.example", "Nieuwkomer"),
  shop("s4", "oudadres.example", "Oud adres", { movedTo: "adapter.example" }),
  shop("s5", "gestopt.example", "Gestopt", { gone: true }),
];

function category(key: string, name: string, position: number, more: Partial<Row<typeof tables.categories>> = {}) {
  const slugs = key.split(".");
  return {
    id: `c-${key}`,
    key,
    slug: slugs.at(-1) ?? key,
    parentId: slugs.length > 1 ? `c-${slugs.slice(0, -1).join(".")}` : null,
    level: slugs.length,
    position,
    name,
    img: `/img/${key}.svg`,
    imgBlue: `/img/${key}-tint.svg`,
    ...more,
  };
}

/** Three levels; `Volwassen` is adult, `Veiling` exists in the marketplace only. */
export const testCategories: Row<typeof tables.categories>[] = [
  category("elektronica", "Elektronica", 2, { intro: "Alles met een stekker." }),
  category("elektronica.telefoons", "Telefoons", 1, { pageTitle: "Mobiele telefoons vergelijken" }),
  category("elektronica.telefoons.smartphones", "Smartphones", 1, { highlightFeatures: ["Opslag", "Scherm"] }),
  category("elektronica.telefoons.hoesjes", "Hoesjes", 2, { highlightFeatures: ["materiaal"] }),
  category("volwassen", "Volwassen", 3, { adultContent: true }),
  category("volwassen.spellen", "Spellen", 1),
  category("veiling", "Veiling", 1, { marketplaceOnly: true }),
];

function product(id: string, name: string, categoryKey: string, more: Partial<Row<typeof tables.products>> = {}) {
  return {
    id,
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    categoryId: `c-${categoryKey}`,
    brand: "Nova",
    shortDesc: `${name}, kort gezegd`,
    description: `De **${name}**.`,
    images: [{ url: `/img/${id}.svg` }],
    createdAt: new Date("2026-01-05T10:00:00Z"),
    updatedAt: new Date("2026-11-20T10:00:00Z"),
    ...more,
  };
}

const phones = "elektronica.telefoons.smartphones";
const storage = (value: string) => [
  { group: "Geheugen", name: "Opslag", value },
  { group: "Beeld", name: "Scherm", value: "6,1 inch" },
];

/**
 * 1 has a real price drop; 2 went up and then slightly down (no deal); 3 is discontinued; 4 moved to 1; 5 is a case
 * with sizes and colours; 6 is adult by its category; 7 is sold out everywhere; 8 is adult itself.
 */
export const testProducts: Row<typeof tables.products>[] = [
  product("1", "Nova Uno 128", phones, {
    gtin: "8712345000011",
    mpn: "UNO-128",
    popularity: 90,
    specifications: storage("128 GB"),
    ratingAverage: 4.3,
    ratingCount: 3,
    campaignId: "camp",
    familyCode: "uno",
    model: "Uno",
  }),
  product("2", "Nova Duo 256", phones, { gtin: "8712345000028", popularity: 80, specifications: storage("256 GB") }),
  product("3", "Nova Zero", phones, { gtin: "8712345000035", popularity: 70, expired: true }),
  product("4", "Nova Uno oud", phones, { movedTo: "1", popularity: 1 }),
  product("5", "Leren hoesje", "elektronica.telefoons.hoesjes", {
    brand: "Cover",
    popularity: 60,
    color: ["zwart", "bruin"],
    size: ["M"],
    gender: "unisex",
    features: { materiaal: ["leer"] },
  }),
  product("6", "Spel voor twee", "volwassen.spellen", { brand: null, popularity: 100 }),
  product("7", "Nova Trio", phones, { gtin: "8712345000073", popularity: 50 }),
  product("8", "Pikante hoes", "elektronica.telefoons.hoesjes", { brand: "Cover", adultContent: true, popularity: 95 }),
];

function offer(
  id: string,
  productId: string,
  shopId: string,
  price: number,
  more: Partial<Row<typeof tables.offers>> = {},
) {
  return {
    id,
    productId,
    shopId,
    price,
    merchantProductId: `m-${id}`,
    title: `Aanbod ${id}`,
    url: `https://${shopId}.example/${id}`,
    availability: "in_stock",
    checkedAt: new Date("2026-11-21T06:00:00Z"),
    ...more,
  };
}

export const testOffers: Row<typeof tables.offers>[] = [
  offer("o1", "1", "s1", 8_000, {
    shipping: 500,
    ean: "8712345000011",
    sku: "U1",
    deliveryMin: 1,
    deliveryMax: 2,
    deliveryCutoff: "22:00",
  }),
  offer("o2", "1", "s2", 8_200, { ean: "8712345000011" }),
  offer("o3", "1", "s3", 8_100, { shipping: 100 }),
  offer("o4", "1", "s3", 5_000, { condition: "used", availability: "out_of_stock" }),
  offer("o5", "2", "s1", 9_000),
  offer("o6", "2", "s2", 12_000, { availability: "preorder" }),
  offer("o7", "5", "s2", 1_500, { shipping: 295 }),
  offer("o8", "6", "s2", 2_500),
  offer("o9", "7", "s1", 7_000, { availability: "out_of_stock", ean: "8712345000073" }),
  offer("o10", "8", "s2", 1_900),
  offer("o11", "3", "s2", 6_900, { ean: "8712345000035" }),
];

const points = (productId: string, offerId: string, prices: Record<string, number | null>) =>
  Object.entries(prices).map(([observedOn, price]) => ({ productId, offerId, observedOn, price }));

export const testPrices: Row<typeof tables.pricePoints>[] = [
  ...points("1", "o1", { "2026-03-01": 10_000, "2026-11-01": 8_000 }),
  ...points("1", "o2", { "2026-03-01": 11_000, "2026-05-10": null, "2026-11-10": 8_200 }),
  ...points("1", "o4", { "2026-03-02": 5_000 }),
  ...points("2", "o5", { "2026-03-01": 8_000, "2026-11-01": 10_000, "2026-11-15": 9_000 }),
  ...points("3", "o11", { "2026-03-01": 6_900, "2026-10-01": null }),
  ...points("5", "o7", { "2026-03-01": 1_500 }),
  ...points("6", "o8", { "2026-03-01": 5_000, "2026-11-15": 2_500 }),
];

function review(id: string, productId: string, rating: number, writtenOn: string) {
  return {
    id,
    productId,
    rating,
    writtenOn,
    author: "Sanne",
    title: "Titel",
    text: "Tekst",
    pros: ["licht"],
    cons: [],
  };
}

export const testReviews: Row<typeof reviews>[] = [
  review("r1", "1", 5, "2026-09-01"),
  { ...review("r2", "1", 4, "2026-10-01"), orderLineId: "line-1" },
  review("r3", "1", 4, "2026-08-01"),
];
