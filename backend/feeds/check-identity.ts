import type { Condition } from "#contract/products";
import { parseGtin } from "./gtin";
import { type Inspection, wordOf } from "./inspection";
import { oneLine, shorten } from "./plain-text";

const ID_LENGTH = 50;
const NAME_LENGTH = 70;

const YES_NO: Readonly<Record<string, "yes" | "no">> = {
  yes: "yes",
  true: "yes",
  ja: "yes",
  "1": "yes",
  no: "no",
  false: "no",
  nee: "no",
  nein: "no",
  "0": "no",
};
const CONDITIONS: Readonly<Record<string, Condition>> = {
  new: "new",
  nieuw: "new",
  refurbished: "refurbished",
  used: "used",
  gebruikt: "used",
  tweedehands: "used",
  neu: "new",
  gebraucht: "used",
  generalüberholt: "refurbished",
  gereviseerd: "refurbished",
};
/** What shops write where an item has no brand or part number. As a value it would join products that differ. */
const PLACEHOLDER =
  /^(?:n\.?v\.?t\.?|n\/?a|k\.?\s?a\.?|[-–—.?]+|geen|keine?|none|null|onbekend|unbekannt|unknown|niet van toepassing|does not apply)$/i;

/** Google's rules require no brand for books, music and films. */
const MEDIA = /^\s*78[34]\s*$|\b(?:books?|boeken|music|muziek|dvds?|films?|movies?|media|magazines?|tijdschriften)\b/i;

export function checkId(inspection: Inspection): string {
  const id = oneLine(inspection.text("id"));
  if (id === "") inspection.report("missing_required_attribute", "id");
  else if (id.length > ID_LENGTH) inspection.report("id_too_long", "id", id);
  return id;
}

export interface Identifiers {
  brand: string | null;
  gtin: string | null;
  mpn: string | null;
}

/** Identifiers that match a product across shops: GTIN, else brand and MPN. */
export function checkIdentifiers(inspection: Inspection, condition: Condition): Identifiers {
  const brand = checkName(inspection, "brand");
  const mpn = checkName(inspection, "mpn");
  const gtin = checkGtin(inspection);
  const exempt = wordOf(inspection.text("identifier_exists"), YES_NO) === "no" || condition !== "new";
  if (!exempt && brand === null && !isMedia(inspection)) inspection.report("missing_identifiers", "brand");
  const hasNumber = gtinText(inspection) !== "" || mpn !== null;
  if (!exempt && !hasNumber) inspection.report("missing_identifiers", "gtin");
  return { brand, gtin, mpn };
}

function isMedia(inspection: Inspection): boolean {
  return MEDIA.test(inspection.text("google_product_category")) || MEDIA.test(inspection.text("product_type"));
}

function checkName(inspection: Inspection, attribute: "brand" | "mpn"): string | null {
  const value = oneLine(inspection.text(attribute));
  if (value === "") return null;
  if (value.length <= NAME_LENGTH) {
    if (!PLACEHOLDER.test(value)) return value;
    inspection.report("ignored_placeholder", attribute, value);
    return null;
  }
  inspection.report("attribute_too_long", attribute, value, String(NAME_LENGTH));
  return shorten(value, NAME_LENGTH);
}

function gtinText(inspection: Inspection): string {
  return inspection.text("gtin") || inspection.text("ean");
}

function checkGtin(inspection: Inspection): string | null {
  const text = gtinText(inspection);
  if (text === "") return null;
  const result = parseGtin(text);
  if ("gtin" in result) return result.gtin;
  inspection.report(result.problem, "gtin", text);
  return null;
}

export function checkCondition(inspection: Inspection): Condition {
  const text = inspection.text("condition");
  if (text === "") return "new";
  const condition = wordOf(text, CONDITIONS);
  if (condition === undefined) inspection.report("invalid_value", "condition", text, "new, refurbished of used");
  return condition ?? "new";
}

/** When in doubt a product counts as adult: showing it to a child is worse than hiding it. */
export function checkAdult(inspection: Inspection): boolean {
  const text = inspection.text("adult");
  if (text === "") return false;
  const answer = wordOf(text, YES_NO);
  if (answer === undefined) inspection.report("ignored_value", "adult", text, "yes of no");
  return answer !== "no";
}
