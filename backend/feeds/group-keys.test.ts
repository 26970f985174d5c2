import { describe, expect, test } from "vitest";
import { type GroupedProduct, groupKeys, MOST_VARIANTS } from "./group-keys";

const shirt = (id: string, ...codes: string[]): GroupedProduct => ({
  id,
  codes,
  name: `T-shirt katoen ${id}`,
  brand: null,
  color: [],
  size: [],
});
const keysOf = (products: GroupedProduct[]) => Object.fromEntries(groupKeys(products));

describe("the keys of variant groups", () => {
  test("products with one code have one key, others none", () => {
    expect(keysOf([shirt("1", "a-1"), shirt("2", "a-1"), shirt("3", "a-2"), shirt("4")])).toEqual({
      "1": "a-1",
      "2": "a-1",
      "3": "a-2",
      "4": null,
    });
  });

  test("groups of two shops unite when a variant is of both, whatever the order", () => {
    const products = [shirt("1", "b-9"), shirt("2", "b-9", "c-7"), shirt("3", "a-1", "c-7"), shirt("4", "a-1")];
    const all = { "1": "a-1", "2": "a-1", "3": "a-1", "4": "a-1" };
    expect(keysOf(products)).toEqual(all);
    expect(keysOf(products.toReversed())).toEqual(all);
  });

  test("a code of unlike products is no group, and links none", () => {
    const unlike = (id: string, name: string, ...codes: string[]) => ({ ...shirt(id, ...codes), name });
    const products = [
      unlike("1", "Eettafel eiken", "a-1", "b-1"),
      unlike("2", "Boxspring grijs", "a-1"),
      unlike("3", "Eettafel eiken wit", "b-1"),
    ];
    expect(keysOf(products)).toEqual({ "1": "b-1", "2": null, "3": "b-1" });
  });

  test("more products than a picker can hold are no group", () => {
    const many = Array.from({ length: MOST_VARIANTS + 1 }, (_, i) => shirt(String(i), "a-1"));
    expect(new Set(groupKeys(many).values())).toEqual(new Set([null]));
    expect(new Set(groupKeys(many.slice(1)).values())).toEqual(new Set(["a-1"]));
  });

  test("groups that shops link to one that is too large stay apart", () => {
    const half = (code: string, from: number) =>
      Array.from({ length: MOST_VARIANTS - 1 }, (_, i) => shirt(String(from + i), code));
    const keys = groupKeys([...half("a-1", 0), ...half("b-1", 5_000), shirt("x", "a-1", "b-1")]);
    expect(keys.get("0")).toBe("a-1");
    expect(keys.get("5000")).toBe("b-1");
  });
});
