import { expect, it } from "vitest";
import * as ids from "./business-ids";

it.each(["12345678", "1234 5678", "12.34.56.78"])("takes %s as a KvK number", (text) => {
  expect(ids.isKvkNumber(text)).toBe(true);
  expect(ids.normaliseKvkNumber(text)).toBe("12345678");
});
it.each(["", "1234567", "123456789", "1234567A", "１２３４５６７８"])("refuses %s as a KvK number", (text) => {
  expect(ids.isKvkNumber(text)).toBe(false);
});

it.each([
  ["NL004495445B01", "the nine digits of a legal person"],
  ["nl 0044.95.445.b01", "the same as people write it"],
  ["NL002455799B11", "the check digits of a sole trader"],
  ["NL000099998B57", "the check digits of a sole trader with many zeros"],
  ["BE0202239951", "a Belgian number"],
  ["BE 202.239.951", "a Belgian number of before 2008"],
])("takes the VAT id %s: %s", (text) => expect(ids.isVatId(text)).toBe(true));
it.each([
  "",
  "NL123456789B90",
  "NL004495446B01",
  "NL000000000B01",
  "NL004495445B1",
  "NL004495445",
  "004495445B01",
  "BE0202239952",
  "BE0000000097",
  "DE004495445B01",
])("refuses %s as a VAT id", (text) => expect(ids.isVatId(text)).toBe(false));
it("writes a VAT id one way", () => {
  expect(ids.normaliseVatId(" nl0044.95.445.b01 ")).toBe("NL004495445B01");
  expect(ids.normaliseVatId("BE 202 239 951")).toBe("BE0202239951");
});

it.each(["NL91ABNA0417164300", "nl91 abna 0417 1643 00", "BE68539007547034", "DE89370400440532013000"])(
  "takes %s as an IBAN",
  (text) => expect(ids.isIban(text)).toBe(true),
);
it.each([
  "",
  "NL91ABNA0417164301",
  "NL19ABNA0417164300",
  "NL91ABNA041716430",
  "NL9112340417164300",
  "XX91ABNA0417164300",
  "NL91ABNA04171643€0",
])("refuses %s as an IBAN", (text) => expect(ids.isIban(text)).toBe(false));

it.each(["1234 AB", "1012JS", "1012 js", " 9999  zz "])("takes %s as a Dutch postcode", (text) =>
  expect(ids.isDutchPostcode(text)).toBe(true),
);
it.each(["", "0123 AB", "1234 SS", "1234 SA", "1234 sd", "1234 A", "12345 AB", "1234 1B"])(
  "refuses %s as a Dutch postcode",
  (text) => expect(ids.isDutchPostcode(text)).toBe(false),
);
it("writes a Dutch postcode with a space and capitals, and leaves what is none alone", () => {
  expect(ids.normaliseDutchPostcode("1012js")).toBe("1012 JS");
  expect(ids.normaliseDutchPostcode("1234   AB")).toBe("1234 AB");
  expect(ids.normaliseDutchPostcode(" 9000 ")).toBe("9000");
});
it("knows the four digits of Belgium", () => {
  expect(["1000", " 9000", "0999", "10000", "1000 AB"].map(ids.isBelgianPostcode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  ["06 12 34 56 78", "0612345678"],
  ["(030) 123-45 67", "0301234567"],
  ["+31 (0)20 123 45 67", "+31201234567"],
  ["0031201234567", "+31201234567"],
  ["+32 470 12 34 56", "+32470123456"],
])("takes %s as a phone number", (text, normal) => {
  expect(ids.isPhoneNumber(text)).toBe(true);
  expect(ids.normalisePhone(text)).toBe(normal);
});
it.each(["", "112", "12345678", "06 1234 567a", "+0612345678", "061234567890123"])(
  "refuses %s as a phone number",
  (text) => expect(ids.isPhoneNumber(text)).toBe(false),
);

it.each([
  "https://winkel.example",
  "winkel.example",
  "http://www.de-winkel.example/over?x=1",
  "HTTPS://Winkel.example",
])("takes %s as a website", (text) => expect(ids.isWebsite(text)).toBe(true));
it.each([
  "",
  "winkel",
  "https://localhost",
  "ftp://winkel.example",
  "https://10.0.0.1/",
  "https://user:pw@winkel.example",
  "https://winkel.example:8080",
  "javascript:alert(1)",
  `https://winkel.example/${"a".repeat(200)}`,
])("refuses %s as a website", (text) => expect(ids.isWebsite(text)).toBe(false));
