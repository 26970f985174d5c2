import { isOrderable, lowestPrices } from "#contract/offer-rules";
import type { Session } from "../../storage/database";
import type { ShopContext } from "../query/shop-context";
import { dayOf, LOOK_BACK_DAYS, type PricePoint, priceDropDay } from "./price-drop";
import { changedProducts, type OfferRow, offersOf, type ProductRow, pricePointsOf } from "./product-rows";
import { deliveryKey, type SearchDocument } from "./search-document";

export interface Changes {
  documents: SearchDocument[];
  /** Ids of products that another one has taken the place of. */
  gone: string[];
  /** Revisions read. */
  revisions: number[];
}

const SPECIFICATIONS = 40;
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

function offersPart(offers: readonly OfferRow[]) {
  const orderable = offers.filter(isOrderable);
  const waits = orderable.map(({ deliveryMax }) => deliveryMax).filter((days) => days !== null);
  return {
    shops: distinct(offers.map(({ website }) => website)),
    delivery: distinct(waits.map(deliveryKey)),
    lowestTotal: lowestPrices(offers).lowestTotal,
    inStock: offers.some(({ availability }) => availability === "in_stock"),
  };
}

function documentOf(
  row: ProductRow,
  offers: readonly OfferRow[],
  points: readonly PricePoint[],
  category: ShopContext["categories"][number] | undefined,
  today: number,
): SearchDocument {
  const { moved: _, specifications, ...product } = row;
  const told = specifications.slice(0, SPECIFICATIONS).map(({ name, value }) => `${name} ${value}`);
  return {
    ...product,
    ...offersPart(offers),
    categoryNames: category?.path ?? [],
    description: [...told, product.description].join(" "),
    codes: distinct([...row.codes, ...offers.flatMap(({ ean, sku }) => [ean, sku])].filter((code) => code !== null)),
    adult: row.adult || (category?.adult ?? false),
    dropDay: row.expired ? 0 : priceDropDay(points, today),
  };
}

/** The next changed products with all that searching needs of them. */
export async function readChanges(
  db: Session,
  from: { after: number; seen: number[]; limit: number },
  context: ShopContext,
  now: Date,
): Promise<Changes> {
  const rows = await changedProducts(db, from.after, from.seen, from.limit);
  const kept = rows.filter(({ moved }) => !moved);
  const ids = kept.map(({ id }) => id);
  const today = dayOf(now);
  const since = new Date((today - 2 * LOOK_BACK_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const offers = byProduct(await offersOf(db, ids), ({ productId }) => productId);
  const points = byProduct(await pricePointsOf(db, ids, since), ({ product }) => product);
  const categories = new Map(context.categories.map((category) => [category.key, category]));
  return {
    documents: kept.map((row) =>
      documentOf(row, offers.get(row.id) ?? [], points.get(row.id) ?? [], categories.get(row.category), today),
    ),
    gone: rows.filter(({ moved }) => moved).map(({ id }) => id),
    revisions: rows.map(({ revision }) => revision),
  };
}
