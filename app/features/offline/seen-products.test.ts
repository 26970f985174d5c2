import { expect, test } from "vitest";
import type { LastSeen, SeenProduct } from "~/stores/last-seen";
import { seenAt, seenIn } from "./seen-products";

const product = (id: string, name = `Lamp ${id}`): SeenProduct => ({
  id,
  name,
  price: 4995,
  image: "",
  canonical_path: `/product/lamp/${id}/`,
  at: "2026-11-22T22:14:00.000Z",
});
const seen: LastSeen = {
  products: [product("1"), product("a b"), product("3", "")],
  viewed: [],
  wishlist: [],
  compared: [],
};
const idsOf = (products: SeenProduct[]) => products.map(({ id }) => id);

test("a list has its own order, without what is gone, unknown or for adults", () => {
  expect(idsOf(seenIn(seen, ["a b", "9", "3", "1"]))).toEqual(["a b", "1"]);
});

test("the product whose page cannot be reached is found by its address", () => {
  expect(idsOf(seenAt(seen, "/product/lamp/1/"))).toEqual(["1"]);
  expect(idsOf(seenAt(seen, "/product/lamp/a%20b/?gclid=x"))).toEqual(["a b"]);
  for (const path of ["/product/lamp/3/", "/product/lamp/%E0%A4%A/", "/product/lamp/", "/elektronica/", undefined]) {
    expect(idsOf(seenAt(seen, path)), String(path)).toEqual([]);
  }
});
