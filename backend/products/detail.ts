import { CURRENCY } from "#contract/money";
import type { Gender, Product, ProductMoved } from "#contract/products";
import { pathTo } from "../categories/rules";
import { categoryTree } from "../categories/tree";
import type { Database, Session } from "../storage/database";
import { offersOf } from "./offers";
import { withoutAbsentPictures } from "./pictures";
import { type ProductRow, readProduct } from "./records";
import { canonicalPath, ratingOf } from "./rules";
import { variantsOf } from "./variants";

/** A product may move repeatedly; a longer chain is a cycle. */
const MOST_MOVES = 5;

/** Follows the moves from `row`; undefined when they lead nowhere. */
async function destinationOf(session: Session, row: ProductRow): Promise<ProductRow | undefined> {
  let current: ProductRow | undefined = row;
  for (let move = 0; move < MOST_MOVES && current; move += 1) {
    if (current.movedTo === null) return current;
    current = await readProduct(session, current.movedTo);
  }
  return undefined;
}

/** The product with all its offers, its new location (PD-02), or undefined when there is none. */
export async function productDetail(db: Database, id: string): Promise<Product | ProductMoved | undefined> {
  const row = await readProduct(db, id);
  if (!row) return undefined;
  if (row.movedTo === null) return productFrom(db, row);
  const destination = await destinationOf(db, row);
  return destination && { location: canonicalPath(destination), status: 301 };
}

async function productFrom(db: Database, row: ProductRow): Promise<Product> {
  const category = (await categoryTree(db)).byId.get(row.categoryId);
  const [pictured = row] = await withoutAbsentPictures(db, [row]);
  const variants = row.groupKey === null ? undefined : await variantsOf(db, row.id, row.groupKey);
  const offers = row.expired ? [] : ((await offersOf(db, [row.id])).get(row.id) ?? []);
  return {
    id: row.id,
    name: row.name,
    shortDesc: row.shortDesc,
    description: row.description,
    brand: row.brand,
    ...(row.campaignId !== null && { campaignID: row.campaignId }),
    ...(row.familyCode !== null && { family_code: row.familyCode }),
    ...(row.gtin !== null && { GTIN: row.gtin }),
    ...(row.isbn !== null && { ISBN: row.isbn }),
    ...(row.mpn !== null && { MPN: row.mpn }),
    canonical_path: canonicalPath(row),
    category: category?.key ?? "",
    categoryPath: category ? pathTo(category).map(({ slug, name, key }) => ({ slug, name, key })) : [],
    currency: offers[0]?.currency ?? CURRENCY,
    images: pictured.images,
    offers,
    specifications: row.specifications,
    color: row.color,
    size: row.size,
    // Safe because writers only use the contract's values for this column.
    gender: row.gender as Gender | null,
    model: row.model,
    ...(variants && { variants }),
    rating: ratingOf(row.ratingAverage, row.ratingCount),
    adult_content: row.adultContent || (category?.adultContent ?? false),
    expired: row.expired,
    createdAt: row.createdAt.toISOString(),
  };
}
