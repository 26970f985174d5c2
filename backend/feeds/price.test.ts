import { describe, expect, it } from "vitest";
import { parsePrice } from "./price";

describe("a price", () => {
  it.each([
    ["15.00 EUR", 1500],
    ["15 EUR", 1500],
    ["0.5 EUR", 50],
    ["1299.95 eur", 129995],
    [" 15.00  EUR ", 1500],
  ])("%s is read as written", (text, cents) => {
    expect(parsePrice(text)).toEqual({ cents });
  });

  it.each([
    ["15,00 EUR", 1500],
    ["1.299,00 EUR", 129900],
    ["1,299.00 EUR", 129900],
    ["1 299,50 EUR", 129950],
    ["EUR 15.00", 1500],
    ["€ 15,00", 1500],
    ["15,5 €", 1550],
    ["12345,00 EUR", 1234500],
  ])("%s is read with a remark about its form", (text, cents) => {
    expect(parsePrice(text)).toEqual({ cents, doubt: "price_format" });
  });

  it("without a currency counts as euro, with a remark", () => {
    expect(parsePrice("15.00")).toEqual({ cents: 1500, doubt: "missing_currency" });
  });

  it.each([
    "",
    "gratis",
    "EUR",
    "1.299 EUR",
    "15.000",
    "1,2,3 EUR",
    "-5.00 EUR",
    "15.00 EUR EUR",
    "€15 EUR",
    "1e3 EUR",
    "15.00EURO",
  ])("%s is refused", (text) => {
    expect(parsePrice(text)).toEqual({ problem: "invalid_price" });
  });

  it.each(["15.00 USD", "GBP 15.00", "15.00 ABC"])("%s is refused for its currency", (text) => {
    expect(parsePrice(text)).toEqual({ problem: "unsupported_currency" });
  });

  it("must lie above nothing and below a million", () => {
    expect(parsePrice("0.00 EUR")).toEqual({ problem: "price_out_of_range" });
    expect(parsePrice("1000000.00 EUR")).toEqual({ problem: "price_out_of_range" });
    expect(parsePrice("999999.99 EUR")).toEqual({ cents: 99_999_999 });
    expect(parsePrice("99999999999999999999 EUR")).toEqual({ problem: "price_out_of_range" });
  });

  it("may be nothing where that is allowed, as for shipping", () => {
    expect(parsePrice("0.00 EUR", 0)).toEqual({ cents: 0 });
  });
});
