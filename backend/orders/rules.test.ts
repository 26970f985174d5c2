import { expect, it, test } from "vitest";
import { orderStatuses, purchaseStates } from "#contract/answers/orders";
import { isNumber, newNumber, plainNumber } from "./number";
import { mayBecome, mayMove } from "./states";

it("never goes back to a status that it has left", () => {
  const reachable = (from: (typeof orderStatuses)[number], seen = new Set<string>()): Set<string> => {
    for (const to of orderStatuses) {
      if (!mayMove(from, to) || seen.has(to)) continue;
      seen.add(to);
      reachable(to, seen);
    }
    return seen;
  };
  for (const status of orderStatuses) expect([...reachable(status)]).not.toContain(status);
  expect(reachable("pending")).toEqual(new Set(orderStatuses.slice(1)));
  for (const state of purchaseStates) expect(mayBecome("paid", state)).toBe(false);
});

test.each([
  ["shipped", "cancelled", false],
  ["delivered", "shipped", false],
  ["cancelled", "paid", false],
  ["paid", "shipped", true],
] as const)("an order that is %s may become %s: %s", (from, to, may) => expect(mayMove(from, to)).toBe(may));

it("has numbers that a typing error makes invalid", () => {
  for (let n = 0; n < 50; n += 1) {
    const number = newNumber();
    expect(number).toMatch(/^[2-9A-HJKMNP-Z]{11}$/);
    expect([isNumber(number), isNumber(`${number}-2`)]).toEqual([true, true]);
    expect(isNumber(number.slice(0, 10) + (number.endsWith("2") ? "3" : "2"))).toBe(false);
    const at = [...number].findIndex((character, index) => index < 9 && character !== number[index + 1]);
    const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2);
    expect(isNumber(swapped)).toBe(false);
  }
  expect(plainNumber(" abc d-1 ")).toBe("ABCD-1");
  for (const text of ["", "2", "-1", "23456789AB2-1-1", "00000000000"]) expect(isNumber(text)).toBe(false);
});
