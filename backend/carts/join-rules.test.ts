import { expect, it } from "vitest";
import { joinedLines } from "./join-rules";
import { MOST_LINES, MOST_SHOPS } from "./limits";

const line = (shopId: string, merchantProductId: string, quantity = 1) => ({ shopId, merchantProductId, quantity });

it("joins what is new, and takes the higher number of what is in both", () => {
  const own = [line("a", "1", 2), line("a", "2", 5)];
  expect(joinedLines(own, [line("a", "1", 3), line("a", "2", 1), line("b", "1")])).toEqual([
    line("a", "1", 3),
    line("b", "1"),
  ]);
});

it("never makes a cart larger than one can be", () => {
  const many = (shop: string, count: number) => Array.from({ length: count }, (_, n) => line(shop, `${shop}${n}`));
  expect(joinedLines(many("a", MOST_LINES - 1), many("b", 5))).toHaveLength(1);
  const shops = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => line(`${prefix}${n}`, "1"));
  const joined = joinedLines(shops("a", MOST_SHOPS - 1), [...shops("b", 3), line("a0", "2")]);
  expect(joined).toEqual([line("b0", "1"), line("a0", "2")]);
});
