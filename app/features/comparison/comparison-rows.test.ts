import { expect, test } from "vitest";
import type { Product } from "#contract/products";
import { aProduct } from "~/seo/product-fixture";
import { aShopOffer } from "../product/product-fixtures";
import { comparisonRows, type Row } from "./comparison-rows";

const spec = (name: string, value: string, group = "Algemeen") => ({ group, name, value });
const product = (changes: Partial<Product>) => aProduct({ specifications: [], color: [], size: [], ...changes });
const named = (rows: Row[], name: string) =>
  rows.find((row) => ("general" in row.name ? row.name.general : row.name.specification) === name);
const general = (products: Product[]) => comparisonRows(products)[0]?.rows ?? [];

test("nothing beside nothing has no rows", () => {
  expect(comparisonRows([])).toEqual([]);
});
test("prices are the lowest of what can be ordered", () => {
  const one = product({
    offers: [
      aShopOffer({ price: 5000, shipping: 0, total: 5000, availability: "out_of_stock" }),
      aShopOffer({ shopName: "A", price: 8000, shipping: 900, total: 8900 }),
      aShopOffer({ shopName: "B", price: 8500, shipping: 0, total: 8500 }),
    ],
  });
  const rows = general([one, product({ expired: true, offers: [] })]);
  expect(named(rows, "price")?.cells).toEqual([
    { kind: "price", cents: 8000 },
    { kind: "price", cents: null },
  ]);
  expect(named(rows, "total")?.cells).toEqual([{ kind: "price", cents: 8500 }, null]);
  expect(named(rows, "shops")?.cells).toEqual([
    { kind: "shops", count: 2 },
    { kind: "shops", count: 0 },
  ]);
});
test("each specification is a row, in its group, with nothing where a product does not name it", () => {
  const groups = comparisonRows([
    product({ specifications: [spec("Kleur", "Rood"), spec("Motor", "Nee", "Techniek")] }),
    product({ specifications: [spec("Gewicht", "2 kg"), spec("Kleur", "rood")] }),
  ]).slice(1);
  expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => Object.values(name)[0])])).toEqual([
    ["Algemeen", ["Kleur", "Gewicht"]],
    ["Techniek", ["Motor"]],
  ]);
  expect(groups[0]?.rows[1]?.cells).toEqual([null, { kind: "text", text: "2 kg" }]);
});
test("what is alike is known, whatever letters it is written in", () => {
  const [, group] = comparisonRows([
    product({ specifications: [spec("Kleur", "Rood"), spec("Maat", "M"), spec("Merk", "X")] }),
    product({ specifications: [spec("Kleur", "rood"), spec("Maat", "L")] }),
  ]);
  expect(group?.rows.map(({ same }) => same)).toEqual([true, false, false]);
});
test("one product alone is like nothing", () => {
  expect(general([product({})]).some(({ same }) => same)).toBe(false);
});
test("several values of one name stand in one cell", () => {
  const [, group] = comparisonRows([product({ specifications: [spec("Poort", "USB"), spec("Poort", "HDMI")] })]);
  expect(group?.rows[0]?.cells).toEqual([{ kind: "text", text: "USB, HDMI" }]);
});
test("what the specifications say already is not said twice", () => {
  const rows = general([
    product({ brand: "Bosch", color: ["wit"], specifications: [spec("Merk", "Bosch")] }),
    product({ brand: "Miele", color: ["zwart"], specifications: [spec("Merk", "Miele"), spec("Kleur", "Zwart")] }),
  ]);
  expect(named(rows, "brand")).toBeUndefined();
  expect(named(rows, "color")?.cells).toHaveLength(2);
});
