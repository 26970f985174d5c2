import { createHash } from "node:crypto";
import type { ProductImage } from "#contract/products";
import { shippingOfOffer } from "#contract/shipping-rules";
import type { Kit } from "../kit";
import type { FeedItem } from "./feed-item";
import { type FeedShop, shortHash } from "./feed-shop";
import { asMarkdown, shorten, slugOf } from "./plain-text";

const SUMMARY_LENGTH = 200;

/** What an item needs besides its own data. */
export interface Surroundings {
  shop: FeedShop;
  categoryId: string;
  /** How surely, from 0 to 1. */
  confidence: number;
  /** What the feed says about the category. */
  feedPath: string;
  images: ProductImage[];
}

export interface StagedItem {
  position: number;
  merchant_product_id: string;
  [column: string]: unknown;
}

/** An accepted item as the staging row that waits for the import to be applied. */
export function stagedItem(item: FeedItem, position: number, surroundings: Surroundings): StagedItem {
  const { shop, categoryId, confidence, feedPath, images } = surroundings;
  // Group codes are unique per shop only: another shop may use the same one for other products.
  const groupCode = item.group === null ? null : `${shop.id}-${item.group}`;
  const product = {
    name: item.title,
    slug: slugOf(item.title),
    brand: item.brand,
    category_id: categoryId,
    short_desc: shorten(item.description.replace(/\s+/g, " "), SUMMARY_LENGTH),
    description: asMarkdown(item.description),
    mpn: item.mpn,
    family_code: groupCode,
    color: item.color,
    size: item.size,
    gender: item.gender,
    specifications: item.specifications,
    features: item.features,
    images,
    adult_content: item.adult,
  };
  return {
    position,
    line: item.line,
    merchant_product_id: item.id,
    offer_id: `o${shortHash(`${shop.id}\n${item.id}`, 20)}`,
    title: item.title,
    url: item.link,
    price: item.price,
    shipping: shippingOfOffer(item.price, item.shipping, shop),
    gtin: item.gtin,
    brand: item.brand,
    mpn: item.mpn,
    group_code: groupCode,
    availability: item.availability,
    condition: item.condition,
    delivery_min: item.delivery?.minDays ?? null,
    delivery_max: item.delivery?.maxDays ?? null,
    delivery_cutoff: item.delivery?.cutoff ?? null,
    vat_rate: item.vatRate,
    quantity: item.quantity,
    content_hash: contentHash([product, item.extra, feedPath]),
    product,
    extra: item.extra,
    feed_path: feedPath,
    confidence,
  };
}

function contentHash(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

const COLUMNS = `position int, line int, merchant_product_id text, offer_id text, title text, url text, price int, shipping int,
  gtin text, brand text, mpn text, group_code text, availability text, condition text, delivery_min smallint, delivery_max smallint,
  delivery_cutoff text, vat_rate smallint, quantity int, content_hash text, product jsonb, extra jsonb, feed_path text, confidence real`;
const NAMES = COLUMNS.split(",")
  .map((column) => column.trim().split(" ")[0])
  .join(", ");

/** Stages items (a JSON array); returns the accepted positions, skipping ids that were already staged. */
export async function stage({ db }: Kit, importId: string, items: string): Promise<Set<number>> {
  const { rows } = await db.query<{ position: number }>(
    `insert into feed_staging (import_id, ${NAMES}) select $1, ${NAMES} from json_to_recordset($2::json) as x(${COLUMNS})
     on conflict do nothing returning position`,
    [importId, items],
  );
  return new Set(rows.map((row) => row.position));
}

/** Deletes the staging rows and plan of one import; truncates when no other import is staged. */
export async function clearStaging({ db }: Kit, importId: string): Promise<void> {
  await db.transaction(async ({ query }) => {
    await query("lock table feed_staging, feed_plan in access exclusive mode");
    const others = await query(
      `select 1 from feed_staging where import_id <> $1
       union all select 1 from feed_plan where import_id <> $1 limit 1`,
      [importId],
    );
    if (others.rows.length === 0) {
      await query("truncate feed_staging, feed_plan");
      return;
    }
    await query("delete from feed_staging where import_id = $1", [importId]);
    await query("delete from feed_plan where import_id = $1", [importId]);
  });
}
