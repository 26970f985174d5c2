import { expect, test } from "vitest";
import { bitsFor, hasBit, setBit } from "./bits";
import { broadPage } from "./broad-page";

function tier(from: number, to: number) {
  const bits = bitsFor(1_000);
  for (let slot = from; slot < to; slot++) setBit(bits, slot);
  return bits;
}

const tiers = [tier(500, 600), tier(0, 500), tier(600, 1_000)];
const bySlot = (bits: Uint32Array, _total: number, from: number, size: number) =>
  Array.from({ length: 1_000 }, (_, slot) => slot)
    .filter((slot) => hasBit(bits, slot))
    .slice(from, from + size);
const page = (from: number, size: number) => broadPage(tiers, from, size, bySlot, (slots) => [...slots].reverse());

test("the first pages are put in order of relevance, over the parts", () => {
  expect(page(0, 3)).toEqual([139, 138, 137]);
  expect(page(238, 2)).toEqual([501, 500]);
});

test("pages follow each other without gaps or repetitions", () => {
  const pages = Array.from({ length: 34 }, (_, i) => page(i * 30, 30)).flat();
  expect(pages.length).toBe(1_000);
  expect(new Set(pages).size).toBe(1_000);
  expect(page(230, 20)).toEqual([...page(230, 10), ...page(240, 10)]);
  expect(page(1_000, 30)).toEqual([]);
});
