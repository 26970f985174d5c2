import { afterAll, beforeAll, expect, it } from "vitest";
import type { Kit } from "../kit";
import { insertRows } from "./bulk";
import { contentBlocks, products } from "./tables";
import { openTestShop } from "./testing";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

it("keeps arrays, JSON, times and nulls as they are and leaves absent columns to their defaults", async () => {
  const [product] = await kit.db.orm.query.products.findMany({ where: (row, { eq }) => eq(row.id, "5") });
  expect(product).toMatchObject({
    color: ["zwart", "bruin"],
    features: { materiaal: ["leer"] },
    images: [{ url: "/img/5.svg" }],
    createdAt: new Date("2026-01-05T10:00:00Z"),
    gtin: null,
    expired: false,
  });
  expect(product?.revision).toBeGreaterThan(0);
});

it("takes more rows than fit one statement, with quotes and odd characters", async () => {
  const rows = Array.from({ length: 4_500 }, (_, n) => ({ key: `k'${n}\\"é`, value: { n } }));
  await insertRows(kit.db, contentBlocks, rows);
  const { rows: counted } = await kit.db.query(
    "select count(*) as n, max((value->>'n')::int) as last from content_blocks",
  );
  expect(counted).toEqual([{ n: 4_500, last: 4_499 }]);
});

it("refuses a row that the table refuses", async () => {
  await expect(
    insertRows(kit.db, products, [{ name: "Los", slug: "los", categoryId: "bestaat-niet" }]),
  ).rejects.toMatchObject({ code: "23503" });
});
