import type { Availability } from "#contract/products";
import { type Inspection, wordOf } from "./inspection";

/** Rates of Dutch VAT, in percent. */
const RATES: readonly number[] = [0, 9, 21];
const RATE_WORDS: Readonly<Record<string, "21" | "9" | "0">> = { hoog: "21", laag: "9", nul: "0" };
const RATE = /^(?:btw\s*)?(\d{1,2})(?:[.,]0{1,2})?\s*%?(?:\s*btw)?$/i;
const PIECES = /^(-?\d{1,7})(?:[.,]0{1,3})?(?:\s*(?:stuks?|st\.?|pcs))?$/i;

/**
 * Pieces on hand; null: not counted. A number given as availability counts too. What is delivered later is never counted:
 * its stock does not limit what can be ordered.
 */
export function checkQuantity(inspection: Inspection, availability: Availability): number | null {
  if (availability === "preorder" || availability === "backorder") return null;
  const text = inspection.text("quantity") || inspection.text("sell_on_google_quantity");
  const pieces = PIECES.exec(text || inspection.text("availability"))?.[1];
  if (pieces === undefined) {
    if (text !== "") inspection.report("ignored_value", "quantity", text, "een aantal stuks, bijvoorbeeld 12");
    return null;
  }
  return Math.max(0, Number(pieces));
}

/** The VAT rate that the shop states for the Netherlands; null when it states none. */
export function checkVatRate(inspection: Inspection): number | null {
  const group = inspection.groups("tax").find(({ country = "NL" }) => country.toUpperCase() === "NL");
  const text = group?.rate ?? inspection.text("vat_rate");
  if (text === "") return null;
  const rate = Number(wordOf(text, RATE_WORDS) ?? RATE.exec(text)?.[1] ?? Number.NaN);
  if (RATES.includes(rate)) return rate;
  inspection.report("ignored_value", group ? "tax" : "vat_rate", text, "21, 9 of 0 procent");
  return null;
}
