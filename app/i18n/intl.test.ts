import { expect, test } from "vitest";
import { formatCents, formatDate, intl } from "./intl";

const NBSP = "\u00a0";

test("prices are shown the Dutch way", () => {
  expect(formatCents(129_900)).toBe(`€${NBSP}1.299,00`);
  expect(formatCents(5)).toBe(`€${NBSP}0,05`);
  expect(formatCents(0)).toBe(`€${NBSP}0,00`);
});

test("dates are shown the Dutch way and in Dutch time", () => {
  expect(formatDate("2017-12-18")).toBe("18 december 2017");
  expect(formatDate("2026-06-30T22:30:00Z")).toBe("1 juli 2026");
});

test("numbers have Dutch separators", () => {
  expect(intl.formatNumber(1234567)).toBe("1.234.567");
  expect(intl.formatNumber(4.5, { minimumFractionDigits: 1 })).toBe("4,5");
});

test("plain texts come from the Dutch catalogue", () => {
  expect(intl.formatMessage({ id: "common.close" })).toBe("Sluiten");
});
