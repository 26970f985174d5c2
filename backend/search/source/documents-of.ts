import { decidingOffers, isOrderable, lowestPrices } from "#contract/offer-rules";
import { isWellRated } from "../../products/rules";
import type { OfferTraits, ShopOffer } from "../engine/engine";
import type { ShopContext } from "../query/shop-context";
import { type PricePoint, priceFacts } from "./price-drop";
import type { ChangedRows, OfferRow, ProductRow } from "./product-rows";
import type { Changes } from "./read-changes";
import { deliveryKey, type SearchDocument } from "./search-document";

export interface Documents {
  documents: SearchDocument[];
  /** Ids of products that were replaced by another. */
  gone: string[];
}

const SPECIFICATIONS = 40;
const PER_SHOP = 10;
const PER_WISH = 5;
const PER_REVIEW = 5;
const distinct = <T>(values: Iterable<T>): T[] => [...new Set(values)];

function byProduct<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const row of rows) {
    const group = grouped.get(key(row));
    if (group) group.push(row);
    else grouped.set(key(row), [row]);
  }
  return grouped;
}

type TraitFields = "condition" | "deliveryMax" | "availability" | "price" | "total" | "shopRating";

/** What an offer is filtered by. */
export function traitsOf(offer: Pick<OfferRow, TraitFields>): OfferTraits {
  const { condition, deliveryMax, availability, price, total, shopRating } = offer;
  return {
    condition,
    ...(deliveryMax !== null && { delivery: deliveryKey(deliveryMax) }),
    ...(availability === "in_stock" && { availability }),
    ...(total === price && { shipping: "free" }),
    ...(isWellRated(shopRating) && { shopRating: "4" }),
  };
}

/** What the shops ask and promise, when there are several. */
function shopOffers(offers: readonly OfferRow[]): ShopOffer[] {
  const ofShops = [...byProduct(offers, ({ website }) => website)];
  if (ofShops.length < 2) return [];
  return ofShops.flatMap(([shop, own]): ShopOffer[] => {
    const total = lowestPrices(own).lowestTotal;
    if (total === null) return [{ shop, total, traits: null }];
    return own.filter(isOrderable).map((offer) => ({ shop, total, traits: traitsOf(offer) }));
  });
}

function offersPart(offers: readonly OfferRow[]) {
  const orderable = offers.filter(isOrderable);
  const { lowestTotal } = lowestPrices(offers);
  return {
    shops: distinct(offers.map(({ website }) => website)),
    offers: orderable.map(traitsOf),
    lowestTotal,
    shopOffers: shopOffers(offers),
    inStock: offers.some(({ availability }) => availability === "in_stock"),
  };
}

/** Price history is about new items, and so is what is said about it. */
function lowestNewPrice(offers: readonly OfferRow[]): number | null {
  const prices = decidingOffers(offers.filter(({ condition }) => condition === "new")).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * What a feed cannot say: how many shops sell it, how many users wish for it and how many wrote about it, on the scale
 * of the popularity that a product has by itself.
 */
function popularityOf(row: ProductRow, offers: readonly OfferRow[]): number {
  const shops = new Set(offers.map(({ website }) => website)).size;
  return row.popularity + PER_SHOP * Math.max(0, shops - 1) + PER_WISH * row.wishes + PER_REVIEW * row.ratingCount;
}

function documentOf(
  row: ProductRow,
  offers: readonly OfferRow[],
  points: readonly PricePoint[],
  category: ShopContext["categories"][number] | undefined,
  today: number,
): SearchDocument {
  const { moved: _, specifications, wishes: __, ...product } = row;
  const specified = specifications.slice(0, SPECIFICATIONS).map(({ name, value }) => `${name} ${value}`);
  return {
    ...product,
    specifications: specifications.slice(0, SPECIFICATIONS),
    ...offersPart(offers),
    categoryNames: category?.path ?? [],
    description: [...specified, product.description].join(" "),
    codes: distinct([...row.codes, ...offers.flatMap(({ ean, sku }) => [ean, sku])].filter((code) => code !== null)),
    popularity: popularityOf(row, offers),
    adult: row.adult || (category?.adult ?? false),
    ...priceFacts(points, row.expired ? null : lowestNewPrice(offers), today),
  };
}

/**
 * Search documents of a page of changed products. Runs in the search thread: it is too much work for the main thread.
 */
export function documentsOf({ rows, today }: Changes, categories: ShopContext["categories"]): Documents {
  const changed = JSON.parse(rows) as ChangedRows;
  const offers = byProduct(changed.offers, ({ productId }) => productId);
  const points = byProduct(changed.points, ({ product }) => product);
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const kept = changed.products.filter(({ moved }) => !moved);
  return {
    documents: kept.map((row) =>
      documentOf(row, offers.get(row.id) ?? [], points.get(row.id) ?? [], byKey.get(row.category), today),
    ),
    gone: changed.products.filter(({ moved }) => moved).map(({ id }) => id),
  };
}
