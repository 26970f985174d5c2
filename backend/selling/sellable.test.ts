import { expect, test } from "vitest";
import { noIdentity } from "./no-identity";
import { type SoldOffer, sellable } from "./sellable";
import { invalidDetails, missingDetails, type Seller } from "./seller";
import { aSeller } from "./seller.fixture";
import { vatRateOf } from "./vat-rate";

const offer: SoldOffer = { price: 1_995, availability: "in_stock", onHand: null, expired: false, adult: false };

test("an offer of an approved shop is sold here", () => {
  expect(sellable(aSeller(), offer)).toEqual({ ok: true });
});

test.each<[string, Seller | null, Partial<SoldOffer>, string]>([
  ["of a shop that is only linked to", null, {}, "no_identity"],
  ["of a shop without an account for its earnings", aSeller({ iban: "" }), {}, "no_identity"],
  ["of a shop that declared nothing", aSeller({ certifiedAt: null }), {}, "no_identity"],
  ["of a shop that waits", aSeller({ status: "pending" }), {}, "not_approved"],
  ["of a suspended shop", aSeller({ status: "suspended" }), {}, "suspended"],
  ["of a suspended shop, whatever it lacks", aSeller({ status: "suspended", iban: "" }), {}, "suspended"],
  ["of a product that is gone", aSeller(), { expired: true }, "expired"],
  ["without a price", aSeller(), { price: 0 }, "no_price"],
  ["with half a cent", aSeller(), { price: 10.5 }, "no_price"],
  ["that is sold out", aSeller(), { availability: "out_of_stock" }, "out_of_stock"],
  ["of which none is left", aSeller(), { onHand: 0 }, "out_of_stock"],
  ["of which too many were sold", aSeller(), { onHand: -1 }, "out_of_stock"],
])("an offer %s is not", (_, seller, change, reason) => {
  expect(sellable(seller, { ...offer, ...change })).toEqual({ ok: false, reason });
});

test.each<[string, Partial<SoldOffer>]>([
  ["its last piece", { onHand: 1 }],
  ["what is announced", { availability: "preorder" }],
  ["what comes later", { availability: "backorder" }],
])("%s can be sold", (_, change) => {
  expect(sellable(aSeller(), { ...offer, ...change }).ok).toBe(true);
});

test("what is for adults is sold to adults", () => {
  const adult = { ...offer, adult: true };
  expect(sellable(aSeller(), adult, { isAdult: true }).ok).toBe(true);
  expect(sellable(aSeller(), adult, { isAdult: false })).toEqual({ ok: false, reason: "adult_only" });
  expect(sellable(aSeller(), offer, { isAdult: false }).ok).toBe(true);
});

test("each detail that the law asks for is missed by its name", () => {
  const names = "naam straat postcode plaats land telefoon email kvk btw-id iban verklaring".split(" ");
  expect(missingDetails(aSeller({ identity: noIdentity, iban: "", certifiedAt: null }))).toEqual(names);
  expect(missingDetails(aSeller())).toEqual([]);
  expect(invalidDetails(aSeller())).toEqual([]);
});

test.each([
  ["kvk", { kvk: "1234567" }],
  ["btw-id", { vatId: "NL123456789B01" }],
  ["email", { email: "info" }],
  ["telefoon", { phone: "12" }],
])("a %s that cannot be right is noticed", (name, change) => {
  const seller = aSeller();
  expect(invalidDetails({ ...seller, identity: { ...seller.identity, ...change } })).toEqual([name]);
});

test("an account number with a wrong check digit is noticed", () => {
  expect(invalidDetails(aSeller({ iban: "NL92ABNA0417164300" }))).toEqual(["iban"]);
});

test.each<[number | null, "new" | "refurbished" | "used", string, number | null]>([
  [null, "new", "elektronica.telefoons", 21],
  [null, "refurbished", "elektronica.telefoons", 21],
  [null, "new", "", 21],
  [null, "new", "boeken-muziek-en-media.boeken.romans", 9],
  [null, "new", "boeken-muziek-en-media.muziekinstrumenten.gitaren", 21],
  [null, "new", "eten-en-drinken.dranken.fris", 9],
  [null, "new", "eten-en-drinken.dranken.alcoholische-dranken", 21],
  [9, "new", "elektronica.telefoons", 9],
  [0, "new", "elektronica.telefoons", 0],
  [null, "used", "boeken-muziek-en-media.boeken.romans", null],
  [21, "used", "elektronica.telefoons", 21],
])("VAT when the shop states %s of something %s in %s is %s", (vatRate, condition, key, rate) => {
  expect(vatRateOf({ vatRate, condition }, { key })).toBe(rate);
});
