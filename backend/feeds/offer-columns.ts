/** Offer columns filled from the feed, with their names in the staging table where those differ. */
const PAIRS: [string, string][] = [
  ["title", "title"],
  ["url", "url"],
  ["price", "price"],
  ["shipping", "shipping"],
  ["ean", "gtin"],
  ["sku", "mpn"],
  ["group_code", "group_code"],
  ["availability", "availability"],
  ["condition", "condition"],
  ["delivery_min", "delivery_min"],
  ["delivery_max", "delivery_max"],
  ["delivery_cutoff", "delivery_cutoff"],
  ["vat_rate", "vat_rate"],
];
/** Columns of `offers`, for an insert; `STAGED` provides their values from a staged item `s`. */
export const OFFER_COLUMNS = PAIRS.map(([ours]) => ours).join(", ");
export const STAGED = PAIRS.map(([, theirs]) => `s.${theirs}`).join(", ");
/** For an update of an offer from a staged item `s`. */
export const ASSIGNED = PAIRS.map(([ours, theirs]) => `${ours} = s.${theirs}`).join(", ");
/** Whether an offer `o` differs from a staged item `s`. */
export const DIFFERS = `(${PAIRS.map(([ours]) => `o.${ours}`).join(", ")}) is distinct from (${STAGED})`;

/** The price history covers new items that can be ordered; any other offer counts as absent. */
export function pricePoint(row: string): string {
  return `case when ${row}.availability <> 'out_of_stock' and ${row}.condition = 'new' then ${row}.price end`;
}
