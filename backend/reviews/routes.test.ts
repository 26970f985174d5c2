import { afterAll, beforeAll, expect, it } from "vitest";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { insertRows } from "../storage/bulk";
import { reviews } from "../storage/tables-reviews";
import { openTestShop } from "../storage/testing";
import { reviewRoutes } from "./routes";
import { histogramOf, summaryOf } from "./rules";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

const get = (query: string) => reviewRoutes(kit).request(`/product?${query}`);

it("answers by offer or barcode with the average, the histogram and the newest reviews first", async () => {
  const found = answered("productReviews", await (await get("offer=o2")).json());
  expect(found).toMatchObject({ average: 4.3, count: 3, histogram: [0, 0, 0, 2, 1] });
  expect(found.reviews.map(({ id, date, verified }) => [id, date, verified])).toEqual([
    ["r2", "2026-10-01", true],
    ["r1", "2026-09-01", false],
    ["r3", "2026-08-01", false],
  ]);
  expect(await (await get("ean=8712345000011")).json()).toEqual(found);
});

it("shows nobody's opinion as no stars at all", async () => {
  expect(await (await get("offer=o5")).json()).toEqual({
    average: null,
    count: 0,
    histogram: [0, 0, 0, 0, 0],
    reviews: [],
  });
});

it("shows at most twenty and counts them all", async () => {
  const many = Array.from({ length: 25 }, (_, n) => ({
    id: `many-${n}`,
    productId: "2",
    author: "Jip",
    rating: 3,
    title: "t",
    text: "t",
    writtenOn: "2026-10-01",
  }));
  await insertRows(kit.db, reviews, many);
  const found = answered("productReviews", await (await get("offer=o5")).json());
  expect([found.count, found.reviews.length]).toEqual([25, 20]);
});

it.each([
  ["", 400],
  ["ean=12", 400],
  ["ean=8700000000000", 404],
  ["offer=nee", 404],
  ["offer=%00", 400],
])("for ?%s is %i", async (query, status) => {
  expect((await get(query)).status).toBe(status);
});

it("rounds to one decimal and ignores stars that do not exist", () => {
  expect(
    summaryOf(
      histogramOf(
        new Map([
          [5, 2],
          [4, 1],
          [9, 100],
        ]),
      ),
    ),
  ).toEqual({ count: 3, average: 4.7 });
});
