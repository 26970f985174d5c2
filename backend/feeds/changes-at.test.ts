import { describe, expect, it } from "vitest";
import { changesAt } from "./changes-at";
import { emptyItem } from "./raw-item";
import { goodItem, type TestItem } from "./test-feed";
import { validateItem } from "./validate-item";

const NOW = new Date("2026-11-20T12:00:00Z");

function itemWith(changes: TestItem) {
  const raw = emptyItem(1);
  for (const [name, text] of Object.entries(goodItem(1, { price: "20.00 EUR", ...changes }))) {
    if (name !== "shipping") raw.values.set(name, [text]);
  }
  return raw;
}
const judgedAt = (raw: ReturnType<typeof itemWith>, time: number) =>
  validateItem(raw, { website: "winkel.example", now: new Date(time) });

describe("when the dates of an item make something else of it", () => {
  const sale = { sale_price: "15.00 EUR" };
  it.each<[string, TestItem, string]>([
    [
      "a sale begins",
      { ...sale, sale_price_effective_date: "2026-11-25T08:00Z/2026-12-01" },
      "2026-11-25T08:00:00.000Z",
    ],
    ["a sale ends", { ...sale, sale_price_effective_date: "2026-11-01/2026-11-21" }, "2026-11-22T00:00:00.000Z"],
    ["it expires", { expiration_date: "2026-11-30T10:00Z" }, "2026-11-30T10:00:00.001Z"],
    [
      "it is a day nearer",
      { availability_date: "2026-11-23T18:00Z", availability: "preorder" },
      "2026-11-20T18:00:00.000Z",
    ],
    ["it is there", { availability_date: "2026-11-20T18:00Z", availability: "preorder" }, "2026-11-20T18:00:00.000Z"],
  ])("is not before the moment at which %s", (_, changes, expected) => {
    const raw = itemWith(changes);
    const at = changesAt(raw, NOW) ?? 0;
    expect(new Date(at).toISOString()).toBe(expected);
    expect(judgedAt(raw, at - 1)).toEqual(judgedAt(raw, NOW.getTime()));
    expect(judgedAt(raw, at)).not.toEqual(judgedAt(raw, at - 1));
  });

  it.each<TestItem>([{}, { expiration_date: "2026-11-01" }, { availability_date: "binnenkort" }])(
    "is never with %o",
    (changes) => {
      expect(changesAt(itemWith(changes), NOW)).toBeNull();
    },
  );
});
