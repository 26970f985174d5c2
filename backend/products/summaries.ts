import { CURRENCY } from "#contract/money";
import type { Offer, ProductSummary } from "#contract/products";
import type { CategoryTree } from "../categories/rules";
import { categoryTree } from "../categories/tree";
import type { Database } from "../storage/database";
import { offersOf } from "./offers";
import { withoutAbsentPictures } from "./pictures";
import { readSummaryRows, type SummaryRow } from "./records";
import { canonicalPath, highlightsOf, isOrderable, lowestOf, ratingOf } from "./rules";

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

function summaryOf(row: SummaryRow, allOffers: Offer[], tree: CategoryTree): ProductSummary {
  const category = tree.byId.get(row.categoryId);
  const offers = row.expired ? [] : allOffers.filter(isOrderable);
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
    ...lowestOf(offers),
    rating: ratingOf(row.ratingAverage, row.ratingCount),
    highlights: highlightsOf(category?.highlightFeatures ?? [], row.specifications, row.features),
    delivery: offers[0]?.delivery ?? null,
    adult_content: row.adultContent || (category?.adultContent ?? false),
    expired: row.expired,
  };
}

/**
 * Products as every list shows them, in the order of the ids; unknown ids are left out. Two queries, and a third for
 * pictures of elsewhere, however many ids: ask for a page at once.
 */
export async function productSummaries(db: Database, ids: string[]): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  const tree = await categoryTree(db);
  const [rows, offers] = await Promise.all([readSummaryRows(db, ids), offersOf(db, ids)]);
  const byId = new Map((await withoutAbsentPictures(db, rows)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [summaryOf(row, offers.get(id) ?? [], tree)] : [];
  });
}
