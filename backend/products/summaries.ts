import { LRUCache } from "lru-cache";
import { CURRENCY } from "#contract/money";
import { decidingOffers, lowestPrices, shopCount } from "#contract/offer-rules";
import type { Offer, ProductSummary } from "#contract/products";
import type { CategoryTree } from "../categories/rules";
import { categoryTree } from "../categories/tree";
import type { Database } from "../storage/database";
import { offersOf } from "./offers";
import { withoutAbsentPictures } from "./pictures";
import { readRevisions, readSummaryRows, type SummaryRow } from "./records";
import { canonicalPath, highlightsOf, ratingOf } from "./rules";
import { readVariety, type VarietyRow } from "./variant-records";

const SHOWN_OFFERS = 3;

function summaryOffer(offer: Offer): ProductSummary["offers"][number] {
  return {
    url: offer.url,
    price: offer.price,
    shipping: offer.shipping,
    shop: offer.shop.name,
    ...(offer.EAN !== undefined && { EAN: offer.EAN }),
    ...(offer.SKU !== undefined && { SKU: offer.SKU }),
  };
}

interface Around {
  tree: CategoryTree;
  offers: Map<string, Offer[]>;
  varieties: Map<string, VarietyRow>;
}

function summaryOf(row: SummaryRow, { tree, offers: allOffers, varieties }: Around): ProductSummary {
  const category = tree.byId.get(row.categoryId);
  const sold = row.expired ? [] : (allOffers.get(row.id) ?? []);
  const variety = varieties.get(row.groupKey ?? "");
  const offers = decidingOffers(sold);
  return {
    id: row.id,
    name: row.name,
    shortDesc: row.shortDesc,
    images: row.images,
    canonical_path: canonicalPath(row),
    brand: row.brand,
    category: category?.key ?? "",
    currency: offers[0]?.currency ?? CURRENCY,
    offers: offers.slice(0, SHOWN_OFFERS).map(summaryOffer),
    ...lowestPrices(sold),
    shopCount: shopCount(sold),
    rating: ratingOf(row.ratingAverage, row.ratingCount),
    highlights: highlightsOf(category?.highlightFeatures ?? [], row.specifications, row.features),
    delivery: offers[0]?.delivery ?? null,
    ...(variety && variety.count > 1 && { variants: varietyOf(variety) }),
    adult_content: row.adultContent || (category?.adultContent ?? false),
    expired: row.expired,
  };
}

const varietyOf = ({ key, count, colors, sizes }: VarietyRow) => ({ groupId: key, count, colors, sizes });

interface Kept {
  revision: number;
  summary: ProductSummary;
}
const KEPT_SUMMARIES = 20_000;
/** A shop's new name, an unavailable picture or another variant does not raise a product's revision: noticed within this time. */
const KEPT_MS = 30_000;
const kept = new WeakMap<Database, LRUCache<string, Kept>>();

function keptBy(db: Database): LRUCache<string, Kept> {
  const found = kept.get(db) ?? new LRUCache<string, Kept>({ max: KEPT_SUMMARIES, ttl: KEPT_MS });
  kept.set(db, found);
  return found;
}

async function readSummaries(db: Database, ids: string[]): Promise<ProductSummary[]> {
  const tree = await categoryTree(db);
  const [rows, offers] = await Promise.all([readSummaryRows(db, ids), offersOf(db, ids)]);
  const keys = [...new Set(rows.flatMap(({ groupKey }) => groupKey ?? []))];
  const varieties = new Map((await readVariety(db, keys)).map((variety) => [variety.key, variety]));
  return (await withoutAbsentPictures(db, rows)).map((row) => summaryOf(row, { tree, offers, varieties }));
}

/**
 * Product summaries in the order of the ids; unknown ids are skipped. Pages show the same products repeatedly, so
 * summaries are cached and only revisions are queried; changed ones are read in two queries (and a third for remote
 * images), however many ids: request a whole page at once.
 */
export async function productSummaries(db: Database, ids: string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const revisions = await readRevisions(db, ids);
  const known = keptBy(db);
  // Held from here on: the cache may drop an entry while the others are being read.
  const current = new Map(
    ids.flatMap((id) => {
      const entry = known.get(id);
      return entry && entry.revision === revisions.get(id) ? [[id, entry.summary] as const] : [];
    }),
  );
  const changed = ids.filter((id) => revisions.has(id) && !current.has(id));
  // Cached under the revision from before the read: a change in between is read again the next time.
  const fresh = new Map((changed.length > 0 ? await readSummaries(db, changed) : []).map((read) => [read.id, read]));
  for (const [id, summary] of fresh) known.set(id, { revision: revisions.get(id) ?? 0, summary });
  return ids.flatMap((id) => {
    const summary = fresh.get(id) ?? current.get(id);
    return summary ? [summary] : [];
  });
}
