import type { AppLoadContext } from "@remix-run/node";
import { type Product, product } from "#contract/products";
import { notFound } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import { comparedIds } from "./comparison-path";
import { comparisonRows, type RowGroup } from "./comparison-rows";

/** A product at the head of its column. */
export interface Column {
  id: string;
  name: string;
  canonical_path: string;
  images: Product["images"];
  /** The product is for adults, and the visitor did not choose to see such products. */
  hidden: boolean;
  /** Some shop sells it here. */
  sellable: boolean;
}
export interface ComparisonData {
  columns: Column[];
  groups: RowGroup[];
  /** Number of products in the address that no longer exist. */
  missing: number;
}

const MOVED = /^\/product\/[^/?#]+\/([^/?#]+)/;

/** CP-01, CP-06: 404 while the shop has no comparison; products that no longer exist are left out and counted. */
export async function loadComparison(request: Request, context: AppLoadContext): Promise<ComparisonData> {
  if (!context.flags.ProductsComparison) throw notFound();
  const ids = comparedIds(new URL(request.url).searchParams);
  const found = await Promise.all(ids.map((id) => findProduct(context, id)));
  const hidden = (one: Product) => one.adult_content && !context.adult;
  const products = found.flatMap((one) => one ?? []).map((one) => (hidden(one) ? unnamed(one) : one));
  const columns = products.map((one) => ({
    id: one.id,
    name: one.name,
    canonical_path: one.canonical_path,
    images: one.images.slice(0, 1),
    hidden: hidden(one),
    sellable: !one.expired && one.offers.some(({ sellable }) => sellable),
  }));
  return { columns, groups: comparisonRows(products), missing: ids.length - products.length };
}

/** AD-05: keeps only the table column of a product that the visitor did not choose to see. */
function unnamed(one: Product): Product {
  return {
    ...one,
    name: "",
    canonical_path: `/product/-/${encodeURIComponent(one.id)}/`,
    brand: null,
    images: [],
    offers: [],
    rating: null,
    color: [],
    size: [],
    specifications: [],
  };
}

/** Loads the full details. For a product that moved, it follows the new location once. */
async function findProduct(context: AppLoadContext, id: string, again = true): Promise<Product | null> {
  const suffix = context.productSuffix ?? "";
  const query = { withExpired: 1, withRedirects: 1 } as const;
  const answer = await optional(apiOf(context).ask(product, { params: { id, suffix }, query }));
  if (!answer || !("location" in answer)) return answer;
  const next = MOVED.exec(answer.location)?.[1];
  return next && again ? findProduct(context, decodeURIComponent(next), false) : null;
}
