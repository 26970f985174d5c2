import { expect, it } from "vitest";
import { differencesOf, type Shown } from "./differences";
import type { LiveLine } from "./live-line";

const shownLine = (spid: string, quantity?: number): Shown["lines"][number] => ({
  shopId: "s1",
  spid,
  name: spid,
  price: 1_000,
  ...(quantity === undefined ? {} : { quantity }),
});
const shown = (total: number, ...lines: Shown["lines"]): Shown => ({ lines, shops: [], codes: [], total });
const inCart = (spid: string, state: "sellable" | "not_sellable") =>
  ({ shopId: "s1", merchantProductId: spid, offer: { state } }) as LiveLine;
const kinds = (...of: Parameters<typeof differencesOf>) => differencesOf(...of).map(({ kind, name }) => [kind, name]);

it("says what the visitor put in, took out or wants more of since, and not that it is sold out", () => {
  const before = shown(3_000, shownLine("lamp", 1), shownLine("chair", 2));
  expect(kinds(before, shown(4_000, shownLine("lamp", 3), shownLine("table", 1)), [])).toEqual([
    ["quantity", "lamp"],
    ["removed", "chair"],
    ["added", "table"],
    ["total", ""],
  ]);
});

it("tells what cannot be ordered in this number from what cannot be ordered at all", () => {
  const before = shown(3_000, shownLine("lamp", 1), shownLine("chair", 2));
  const cart = [inCart("lamp", "not_sellable"), inCart("chair", "sellable")];
  expect(kinds(before, shown(0), cart)).toEqual([
    ["gone", "lamp"],
    ["stock", "chair"],
    ["total", ""],
  ]);
});

it("knows no numbers of an overview that was kept before they were", () => {
  expect(kinds(shown(1_000, shownLine("lamp")), shown(3_000, shownLine("lamp", 3)), [])).toEqual([["total", ""]]);
});
