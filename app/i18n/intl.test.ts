import { messages } from "virtual:messages";
import { IntlMessageFormat } from "intl-messageformat";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import type { MessageId } from "./catalogue";
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

test("numbers and prices read as Intl writes them", () => {
  const plain = new Intl.NumberFormat("nl");
  const euro = new Intl.NumberFormat("nl", { style: "currency", currency: "EUR" });
  for (const value of [0, 7, 99, 100, 999, 1_000, 12_345, 999_999, 1_000_000, 123_456_789, -1, -1_234, 0.5, 1_234.5]) {
    expect(intl.formatNumber(value)).toBe(plain.format(value));
    expect(formatCents(Math.round(value * 100))).toBe(euro.format(value));
    expect(formatCents(value)).toBe(euro.format(value / 100));
  }
});

test("every message reads as ICU defines it, whatever is counted", () => {
  const marked = (pieces: unknown) => `[${pieces}]`;
  for (const [id, message] of Object.entries(messages)) {
    if (typeof message === "string") continue;
    const names = [...JSON.stringify(message).matchAll(/"type":[1-6],"value":"(\w+)"/g)].map(([, name = ""]) => name);
    const tags = [...JSON.stringify(message).matchAll(/"type":8,"value":"(\w+)"/g)].map(([, name = ""]) => name);
    for (const value of [0, 1, 2, 1_234, "iets"]) {
      const values = {
        ...Object.fromEntries(names.map((name) => [name, value])),
        ...Object.fromEntries(tags.map((name) => [name, marked])),
      };
      const expected = new IntlMessageFormat(message, "nl").format(values);
      expect(intl.formatMessage({ id: id as MessageId }, values as Record<string, string>), id).toBe(expected);
    }
  }
});

test("lists and dates read as react-intl writes them", () => {
  const theirs = createIntl({ locale: "nl" });
  for (const words of [[], ["a"], ["a", "b"], ["a", "b", "c"]]) {
    expect(intl.formatList(words)).toBe(theirs.formatList(words));
  }
  const day = { day: "numeric", month: "short", timeZone: "Europe/Amsterdam" } as const;
  expect(intl.formatDate("2026-06-30T22:30:00Z", day)).toBe(theirs.formatDate("2026-06-30T22:30:00Z", day));
});
