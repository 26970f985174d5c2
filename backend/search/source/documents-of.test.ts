import { expect, test } from "vitest";
import { documentsOf } from "./documents-of";

const row = {
  id: "1",
  revision: 1,
  name: "Lamp",
  brand: null,
  category: "wonen",
  shortDesc: "",
  description: "",
  codes: [],
  color: [],
  size: [],
  gender: null,
  model: null,
  specifications: [],
  features: {},
  adult: false,
  expired: false,
  moved: false,
  popularity: 7,
  wishes: 0,
  ratingAverage: null,
  ratingCount: 0,
  createdAt: 0,
};
const offer = (website: string) => ({
  productId: "1",
  website,
  price: 100,
  total: 100,
  availability: "in_stock",
  condition: "new",
  deliveryMax: null,
  ean: null,
  sku: null,
});

function popularity(change: Partial<typeof row>, websites: string[]): number | undefined {
  const rows = JSON.stringify({ products: [{ ...row, ...change }], offers: websites.map(offer), points: [] });
  return documentsOf({ rows, revisions: [1], today: 0 }, []).documents[0]?.popularity;
}

test("a product of one shop that nobody knows has its own popularity", () => {
  expect(popularity({}, ["a.example", "a.example"])).toBe(7);
});

test("of a product of several shops, what each asks and promises is kept", () => {
  const at = (website: string, price: number, change = {}) => ({ ...offer(website), price, total: price, ...change });
  const documentWith = (offers: object[]) =>
    documentsOf({ rows: JSON.stringify({ products: [row], offers, points: [] }), revisions: [1], today: 0 }, [])
      .documents[0];
  const traits = { condition: "new", availability: "in_stock", shipping: "free" };
  const document = documentWith([
    at("a.example", 100),
    at("b.example", 120, { total: 125 }),
    at("b.example", 90, { condition: "used" }),
    at("d.example", 90, { availability: "out_of_stock" }),
  ]);
  expect(document?.lowestTotal).toBe(100);
  expect(document?.shopOffers).toEqual([
    { shop: "a.example", total: 100, traits },
    { shop: "b.example", total: 125, traits: { condition: "new", availability: "in_stock" } },
    { shop: "b.example", total: 125, traits: { ...traits, condition: "used" } },
    { shop: "d.example", total: null, traits: null },
  ]);
  expect(documentWith([at("a.example", 100)])?.shopOffers).toEqual([]);
});

test("further shops, wishes and reviews make it more popular", () => {
  expect(popularity({}, ["a.example", "b.example"])).toBeGreaterThan(7);
  expect(popularity({ wishes: 1 }, ["a.example"])).toBeGreaterThan(7);
  expect(popularity({ ratingCount: 1 }, ["a.example"])).toBeGreaterThan(7);
});
