import { expect, it } from "vitest";
import { analyseDocument } from "../analysis/analyse-document";
import { Compounds } from "../analysis/compounds";
import { product } from "../query/sample-shop";
import { bitsOf, countBits, hasBit } from "./bits";
import { random } from "./brute-force-fixture";
import { Columns } from "./columns";
import { SortedSlots } from "./sorting";

const SLOTS = 8_000;
const document = analyseDocument(product("1", "stoel"), new Compounds());

function sample(): { columns: Columns; order: SortedSlots; sorted: number[] } {
  const columns = new Columns();
  for (let slot = 0; slot < SLOTS; slot++) {
    columns.set(slot, { ...document, popularity: random(500), group: random(3) === 0 ? `g${random(900)}` : null });
  }
  const popularity = (slot: number) => columns.popularity[slot] ?? 0;
  const sorted = Array.from({ length: SLOTS }, (_, slot) => slot).sort(
    (a, b) => popularity(b) - popularity(a) || a - b,
  );
  return { columns, order: new SortedSlots(columns, "popularDesc"), sorted };
}

it("pages through sets of any size, wherever they stand in the order, variants once", () => {
  const { columns, order, sorted } = sample();
  for (let round = 0; round < 400; round++) {
    const size = 1 + random([5, 60, 900, SLOTS][round % 4] ?? 1);
    const start = random(3) === 0 ? SLOTS - size : random(SLOTS - size + 1);
    const among = sorted.slice(start, start + size).filter(() => random(1 + (round % 3)) === 0);
    const bits = bitsOf(SLOTS, among);
    const groups = round % 2 === 0 ? columns.group : undefined;
    const window = { from: random(4) === 0 ? random(size) : 0, size: 1 + random(40), groups };
    const seen = new Set<number>();
    const entries = sorted.filter((slot) => {
      const group = groups?.[slot] ?? 0;
      return hasBit(bits, slot) && (group === 0 || (!seen.has(group) && seen.add(group)));
    });
    expect(order.page(bits, countBits(bits), window)).toEqual(entries.slice(window.from, window.from + window.size));
  }
});

it("keeps the order while products change and come, in any order", () => {
  const { columns, order } = sample();
  let slots = SLOTS;
  for (let round = 0; round < 60; round++) {
    const known = Array.from({ length: random(6) }, () => random(slots));
    const first = Array.from({ length: random(4) }, (_, i) => slots + 1 + i);
    // Those that were left out arrive later.
    const changed = round % 2 === 0 ? [...known, ...first] : [...known, slots - 5];
    for (const slot of changed) columns.set(slot, { ...document, popularity: random(500) });
    slots = columns.slots;
    order.update(changed);
    const popularity = (slot: number) => columns.popularity[slot] ?? 0;
    const sorted = [...order.toArray()];
    expect(new Set(sorted).size).toBe(sorted.length);
    expect(sorted).toEqual([...sorted].sort((a, b) => popularity(b) - popularity(a) || a - b));
    expect(changed.every((slot) => sorted.includes(slot))).toBe(true);
  }
});
