import { attributeName } from "./raw-item";

/**
 * Attributes that consist of fields, with the order in which text feeds write those fields between colons (`NL:::4.95
 * EUR`). Google Merchant Center, product data specification.
 */
const FIELD_ORDER: Record<string, readonly string[]> = {
  shipping: [
    "country",
    "region",
    "service",
    "price",
    "min_handling_time",
    "max_handling_time",
    "min_transit_time",
    "max_transit_time",
  ],
  free_shipping_threshold: ["country", "price_threshold"],
  handling_cutoff_time: ["country", "cutoff_time", "cutoff_timezone", "disable_delivery_after_cutoff"],
  product_detail: ["section_name", "attribute_name", "attribute_value"],
  certification: ["certification_authority", "certification_name", "certification_code", "certification_value"],
  installment: ["months", "amount", "downpayment", "credit_type"],
  subscription_cost: ["period", "period_length", "amount"],
  tax: ["country", "region", "rate", "tax_ship"],
  loyalty_program: ["program_label", "tier_label", "price", "cashback_for_future_use", "loyalty_points"],
};

/** The last field of these takes the rest of the text, including colons. */
const OPEN_ENDED = new Set(["product_detail"]);

export function isGroup(name: string): boolean {
  return Object.hasOwn(FIELD_ORDER, name);
}

/** A column header such as `shipping(country:price)` defines its own order. */
export function parseHeader(header: string): { name: string; fields?: readonly string[] } {
  const [, plain = header, list] = /^([^()]*)\(([^()]*)\)\s*$/.exec(header) ?? [];
  const name = attributeName(plain).replace(/^g:/, "");
  if (!isGroup(name)) return { name };
  return { name, fields: list === undefined ? FIELD_ORDER[name] : list.split(":").map(attributeName) };
}

/** `NL:::4.95 EUR,BE:::6.95 EUR` → one record per repetition; a decimal comma does not start a new one. */
export function parseGroups(name: string, text: string, fields = FIELD_ORDER[name] ?? []): Record<string, string>[] {
  // Shops that ship to one country often state the price alone.
  if (name === "shipping" && !text.includes(":")) return [{ price: text.trim() }];
  const repetitions = OPEN_ENDED.has(name) ? text.split(/,(?=[^,:]*:[^,:]*:)/) : text.split(/,(?=\s*[A-Za-z]{2,}\s*:)/);
  return repetitions.filter((part) => part.trim() !== "").map((part) => toRecord(name, part, fields));
}

function toRecord(name: string, text: string, fields: readonly string[]): Record<string, string> {
  const parts = text.split(":");
  if (OPEN_ENDED.has(name)) parts.splice(fields.length - 1, parts.length, parts.slice(fields.length - 1).join(":"));
  const record: Record<string, string> = {};
  for (const [index, field] of fields.entries()) {
    const value = parts[index]?.trim();
    if (value) record[field] = value;
  }
  return record;
}
