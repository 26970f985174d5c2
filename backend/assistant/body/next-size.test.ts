import { expect, it } from "vitest";
import { newState, type StatePart } from "../state";
import type { Around } from "./around";
import { nextSize } from "./next-size";

const bucket = (key: string) => ({ key, doc_count: 3 });
const finder = {
  facets: async () => ({ size: { label: "Maat", buckets: ["XL", "S", "46", "42", "L", "44"].map(bucket) } }),
} as unknown as Around["finder"];
const around = { finder, view: {}, turn: 3 } as unknown as Around;
const wearing = (size: string): StatePart => ({
  id: `size:${size}`,
  label: `maat ${size}`,
  said: size,
  hard: true,
  turn: 1,
  filter: { key: "size", values: [size] },
});
const next = async (size: string, direction: "low" | "high") =>
  (await nextSize(direction, { ...newState(), parts: [wearing(size)] }, around))?.filter?.values;

it.each([
  ["M", "high", ["L"]],
  ["M", "low", ["S"]],
  ["43", "high", ["44"]],
  ["43", "low", ["42"]],
] as const)("from %s, one size %s is the nearest that there is", async (size, direction, expected) => {
  expect(await next(size, direction)).toEqual(expected);
});

it("nothing is larger than the largest, and letters are not compared with numbers", async () => {
  expect(await next("XL", "high")).toBeUndefined();
  expect(await next("46", "high")).toBeUndefined();
});

it("without a size there is no next one", async () => {
  expect(await nextSize("high", newState(), around)).toBeUndefined();
});
