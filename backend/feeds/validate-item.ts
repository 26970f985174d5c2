import { KNOWN_ATTRIBUTES } from "./attributes";
import { checkDescription, checkImages, checkLink, checkTitle } from "./check-content";
import { checkAvailability, checkShipping } from "./check-delivery";
import { checkColors, checkGender, checkGroup, checkSizes } from "./check-facets";
import { checkAdult, checkCondition, checkId, checkIdentifiers } from "./check-identity";
import { checkExpiration, checkPrice } from "./check-price";
import { checkSpecifications } from "./check-specifications";
import { checkQuantity, checkVatRate } from "./check-terms";
import type { FeedItem } from "./feed-item";
import { type Inspection, inspect } from "./inspection";
import type { Issue } from "./issues";
import { oneLine } from "./plain-text";
import type { RawItem } from "./raw-item";

const CATEGORY_LENGTH = 750;
const EXTRA_LENGTH = 1000;
const MOST_EXTRA = 50;
const NAME_LENGTH = 100;

export interface Validation {
  /** Null when any issue is an error. */
  item: FeedItem | null;
  issues: Issue[];
}

/** Validates an item in full, so that its shop sees all issues at once. `website`: host of the shop without www. */
export function validateItem(raw: RawItem, shop: { website: string; now: Date }): Validation {
  const inspection = inspect(raw);
  if (raw.tooLongAt !== undefined) {
    inspection.report("item_too_long", raw.tooLongAt.slice(0, NAME_LENGTH));
    return { item: null, issues: inspection.issues };
  }
  const id = checkId(inspection);
  const condition = checkCondition(inspection);
  const price = checkPrice(inspection, shop.now);
  const { cost, delivery } = checkShipping(inspection, price, shop.now);
  checkExpiration(inspection, shop.now);
  const availability = checkAvailability(inspection);
  const item: FeedItem = {
    line: raw.line,
    id,
    title: checkTitle(inspection),
    description: checkDescription(inspection),
    link: checkLink(inspection, shop.website),
    images: checkImages(inspection),
    price: price ?? 0,
    shipping: cost,
    delivery,
    availability,
    quantity: checkQuantity(inspection, availability),
    vatRate: checkVatRate(inspection),
    condition,
    ...checkIdentifiers(inspection, condition),
    group: checkGroup(inspection),
    color: checkColors(inspection),
    size: checkSizes(inspection),
    gender: checkGender(inspection),
    adult: checkAdult(inspection),
    googleCategory: oneLine(inspection.text("google_product_category")).slice(0, CATEGORY_LENGTH),
    productType: oneLine(inspection.text("product_type")).slice(0, CATEGORY_LENGTH),
    ...checkSpecifications(inspection),
    extra: unknownAttributes(inspection),
  };
  const refused = inspection.issues.some((issue) => issue.severity === "error");
  return { item: refused ? null : item, issues: inspection.issues };
}

function unknownAttributes(inspection: Inspection): Record<string, string> {
  const extra: Record<string, string> = {};
  let count = 0;
  for (const [name, values] of inspection.raw.values) {
    if (KNOWN_ATTRIBUTES.has(name) || count >= MOST_EXTRA) continue;
    count += 1;
    const value = oneLine(values.join(", ").slice(0, EXTRA_LENGTH));
    extra[name.slice(0, NAME_LENGTH)] = value;
    inspection.report("attribute_not_recognized", name.slice(0, NAME_LENGTH), value);
  }
  return extra;
}
