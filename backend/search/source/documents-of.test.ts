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

test("what it costs at a shop is kept where that is not the lowest price", () => {
  const at = (website: string, price: number, change = {}) => ({ ...offer(website), price, total: price, ...change });
  const offers = [
    at("a.example", 100),
    at("b.example", 120, { total: 125 }),
    at("c.example", 100),
    at("d.example", 90, { availability: "out_of_stock" }),
  ];
  const rows = JSON.stringify({ products: [row], offers, points: [] });
  const [document] = documentsOf({ rows, revisions: [1], today: 0 }, []).documents;
  expect(document).toMatchObject({ lowestTotal: 100, shopTotals: { "b.example": 125, "d.example": null } });
});

test("further shops, wishes and reviews make it more popular", () => {
  expect(popularity({}, ["a.example", "b.example"])).toBeGreaterThan(7);
  expect(popularity({ wishes: 1 }, ["a.example"])).toBeGreaterThan(7);
  expect(popularity({ ratingCount: 1 }, ["a.example"])).toBeGreaterThan(7);
});
