import type { Cents } from "#contract/money";
import type { Availability, Delivery } from "#contract/products";
import { optionalAmount } from "./check-price";
import { parseMoment } from "./dates";
import { type DeliveryTime, readDeliveryTime } from "./delivery-time";
import { type Inspection, wordOf } from "./inspection";

const COUNTRY = "NL";
const LONGEST_DAYS = 365;
const DAY = 86_400_000;

const AVAILABILITIES: Readonly<Record<string, Availability>> = {
  in_stock: "in_stock",
  instock: "in_stock",
  out_of_stock: "out_of_stock",
  outofstock: "out_of_stock",
  preorder: "preorder",
  pre_order: "preorder",
  backorder: "backorder",
  back_order: "backorder",
  op_voorraad: "in_stock",
  voorradig: "in_stock",
  leverbaar: "in_stock",
  direct_leverbaar: "in_stock",
  beschikbaar: "in_stock",
  available: "in_stock",
  auf_lager: "in_stock",
  vorrätig: "in_stock",
  lieferbar: "in_stock",
  sofort_lieferbar: "in_stock",
  verfügbar: "in_stock",
  ja: "in_stock",
  yes: "in_stock",
  true: "in_stock",
  niet_op_voorraad: "out_of_stock",
  uitverkocht: "out_of_stock",
  niet_leverbaar: "out_of_stock",
  niet_beschikbaar: "out_of_stock",
  nicht_auf_lager: "out_of_stock",
  nicht_vorrätig: "out_of_stock",
  nicht_lieferbar: "out_of_stock",
  nicht_verfügbar: "out_of_stock",
  ausverkauft: "out_of_stock",
  sold_out: "out_of_stock",
  nee: "out_of_stock",
  nein: "out_of_stock",
  no: "out_of_stock",
  false: "out_of_stock",
  vooruitbestellen: "preorder",
  te_reserveren: "preorder",
  vorbestellbar: "preorder",
  vorbestellung: "preorder",
  nabestelling: "backorder",
  nachbestellung: "backorder",
};

/** A number of pieces in stock. */
const PIECES = /^-?\d{1,7}$/;

const FREE = /^(?:gratis|free|kostenlos|kostenfrei|versandkostenfrei)$/i;

export function checkAvailability(inspection: Inspection): Availability {
  const text = inspection.text("availability");
  if (text === "") {
    inspection.report("missing_required_attribute", "availability");
    return "out_of_stock";
  }
  // schema.org structured data uses the same words in URLs: http://schema.org/InStock.
  const availability = wordOf(text.replace(/^https?:\/\/schema\.org\//i, ""), AVAILABILITIES);
  if (availability) return availability;
  if (PIECES.test(text)) return Number(text) > 0 ? "in_stock" : "out_of_stock";
  inspection.report("invalid_value", "availability", text, "in_stock, out_of_stock, preorder of backorder");
  return "out_of_stock";
}

export interface Shipping {
  cost: Cents | null;
  delivery: Delivery | null;
}

/** The cheapest shipping to the Netherlands, free above the item's own threshold, and its delivery time. */
export function checkShipping(inspection: Inspection, price: Cents | null, now: Date): Shipping {
  let cost: Cents | null = null;
  let cheapest: Record<string, string> = {};
  for (const group of inspection.groups("shipping").filter(isToUs)) {
    const amount = FREE.test(group.price ?? "") ? 0 : optionalAmount(inspection, "shipping", group.price);
    if (amount === null || (cost !== null && amount >= cost)) continue;
    cost = amount;
    cheapest = group;
  }
  if (price !== null && isAboveThreshold(inspection, price)) cost = 0;
  if (cost === null)
    inspection.report(
      "missing_recommended_attribute",
      "shipping",
      "",
      "nu rekenen we met de verzendkosten van de winkel",
    );
  return { cost, delivery: checkDays(inspection, cheapest, now) };
}

/** Groups without a country apply to the feed's country, which is ours. */
function isToUs(group: Record<string, string>): boolean {
  return (group.country ?? COUNTRY).toUpperCase() === COUNTRY;
}

function isAboveThreshold(inspection: Inspection, price: Cents): boolean {
  return inspection.groups("free_shipping_threshold").some((group) => {
    const threshold = optionalAmount(inspection, "free_shipping_threshold", group.price_threshold);
    return isToUs(group) && threshold !== null && price >= threshold;
  });
}

function checkDays(inspection: Inspection, group: Record<string, string>, now: Date): Delivery | null {
  const wait = daysUntilAvailable(inspection, now);
  const said = saidTime(inspection);
  const days = (bound: "min" | "max") =>
    sum(handling(inspection, group, bound), wholeDays(group[`${bound}_transit_time`]));
  const longest = days("max") ?? said?.maxDays ?? null;
  const shortest = days("min") ?? days("max") ?? said?.minDays ?? null;
  if (shortest === null) return wait === null ? null : { minDays: wait, maxDays: wait };
  const minDays = Math.min(LONGEST_DAYS, shortest + (wait ?? 0));
  const maxDays = Math.min(LONGEST_DAYS, Math.max(shortest, longest ?? shortest) + (wait ?? 0));
  const cutoff = cutoffTime(inspection) ?? said?.cutoff;
  return cutoff && wait === null ? { minDays, maxDays, cutoff } : { minDays, maxDays };
}

/** A column that says in words how long delivery takes. */
function saidTime(inspection: Inspection): DeliveryTime | null {
  const text = inspection.text("delivery_time");
  const said = text === "" ? null : readDeliveryTime(text);
  if (text !== "" && !said) inspection.report("ignored_value", "delivery_time", text, "bijvoorbeeld 1-2 werkdagen");
  return said;
}

function handling(inspection: Inspection, group: Record<string, string>, bound: "min" | "max"): number | null {
  return wholeDays(group[`${bound}_handling_time`] ?? inspection.text(`${bound}_handling_time`));
}

function daysUntilAvailable(inspection: Inspection, now: Date): number | null {
  const text = inspection.text("availability_date");
  if (text === "") return null;
  const moment = parseMoment(text);
  if (moment === null) inspection.report("invalid_date", "availability_date", text);
  if (moment === null || moment <= now) return null;
  return Math.min(LONGEST_DAYS, Math.ceil((moment.getTime() - now.getTime()) / DAY));
}

function wholeDays(text: string | undefined): number | null {
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null;
}

function sum(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}

/** `23:00` or `2300`. */
function cutoffTime(inspection: Inspection): string | null {
  const text =
    inspection.groups("handling_cutoff_time").find(isToUs)?.cutoff_time ?? inspection.text("handling_cutoff_time");
  const match = /^([01]?\d|2[0-3]):?([0-5]\d)\b/.exec(text);
  return match ? `${(match[1] ?? "").padStart(2, "0")}:${match[2]}` : null;
}
