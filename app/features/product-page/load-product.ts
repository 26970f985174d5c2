import { type AppLoadContext, redirect } from "@remix-run/node";
import { type PriceHistory, priceHistory, related } from "#contract/prices";
import {
  moreLikeThis,
  type Offer,
  type Product,
  type ProductMoved,
  type ProductSummary,
  product,
  productOffers,
} from "#contract/products";
import { relatedViews } from "#contract/recommendations";
import { type ProductReviews, productReviews } from "#contract/reviews";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { isSamePage, type Move, movedTo, productOf } from "~/features/product/moved-to";
import { sortOffers } from "~/features/product/offers";
import { rowLength } from "~/features/product-list/row-length";
import { productPath } from "~/seo/product-path";
import { renderMarkdown } from "~/ui/markdown.server";
import { likeThese, moreLikeThisBody } from "./more-like-this";
import { distinctRows, groupMark } from "./rows";

/** Everything that the product page shows. */
export interface ProductData {
  /** With its current offers, lowest total first; its description is in `description` as HTML. */
  product: Product;
  /** Canonical path; the name in the address is ignored. */
  path: string;
  /** Sanitized HTML. */
  description: string;
  history: PriceHistory | null;
  reviews: ProductReviews | null;
  related: ProductSummary[];
  similar: ProductSummary[];
  viewedToo: ProductSummary[];
  /** The product is for adults, and the visitor did not choose to see such products. */
  hidden: boolean;
  /** ISO 8601: when the data was loaded. */
  now: string;
}

interface ProductLoad {
  request: Request;
  context: AppLoadContext;
  id: string;
}

/** Loads a product page. Only the product is required; without an answer for its offers, the product's own are used. */
export async function loadProduct({ request, context, id }: ProductLoad): Promise<ProductData> {
  const api = apiOf(context);
  // Requests that need only the id start immediately and never reject.
  const byId = Promise.all([
    optional(api.ask(priceHistory, { params: { id } })),
    optional(api.ask(relatedViews, { query: { productId: id } })),
    optional(api.ask(moreLikeThis, { body: moreLikeThisBody([id]) })),
  ]);
  const found = await askForProduct(context, id);
  if (!found) throw missing(context, product, "Not found");
  if ("location" in found) {
    const target = await newPlace(context, found, new URL(request.url));
    throw target ? redirect(target.location, target.status) : notFound();
  }
  const [offers, reviews, alternatives] = await Promise.all([
    currentOffers(context, found),
    optional(api.ask(productReviews, { query: identification(found) })),
    optional(api.ask(related, { query: { expired: 1, ...identification(found) } })),
  ]);
  const [history, views, like] = await byId;
  const [relatedRow = [], similar = [], viewedToo = []] = distinctRows(
    [alternatives?.products ?? [], likeThese(like), views?.products ?? []],
    [id, found.id, ...(found.variants ? [groupMark(found.variants.groupId)] : [])],
    { adult: context.adult, most: rowLength(context.mobile) },
  );
  return {
    product: { ...found, description: "", offers },
    path: productPath(context.paths, found),
    description: descriptionOf(found),
    history,
    reviews,
    related: relatedRow,
    similar,
    viewedToo,
    hidden: found.adult_content && !context.adult,
    now: new Date().toISOString(),
  };
}

/** By answer: a page that is drawn anew before its product was asked for anew has the same text. */
const descriptions = new WeakMap<Product, string>();

function descriptionOf(found: Product): string {
  const known = descriptions.get(found);
  if (known !== undefined) return known;
  const html = renderMarkdown(found.description ?? "");
  descriptions.set(found, html);
  return html;
}

const askForProduct = (context: AppLoadContext, id: string) =>
  optional(
    apiOf(context).ask(product, {
      params: { id, suffix: context.productSuffix ?? "" },
      query: { withExpired: 1, withRedirects: 1 },
    }),
  );

/** Where a product moved (PD-02). Undefined for this page itself, and for a page that moved here. */
async function newPlace(context: AppLoadContext, moved: ProductMoved, here: URL): Promise<Move | undefined> {
  const target = movedTo(moved, here);
  const next = target && productOf(target.location);
  if (!next) return target;
  const there = await askForProduct(context, next);
  return there && "location" in there && isSamePage(there.location, here.pathname) ? undefined : target;
}

function identification({ offers, GTIN, ISBN }: Product): { offer?: string; ean?: string } {
  const [first] = offers;
  const ean = first?.EAN ?? GTIN ?? ISBN;
  return { ...(first ? { offer: first.id } : {}), ...(ean ? { ean } : {}) };
}

/** PD-06. Expired products have no offers to request. */
async function currentOffers(context: AppLoadContext, found: Product): Promise<Offer[]> {
  if (found.expired) return [];
  const { id, brand, campaignID, family_code } = found;
  const [first] = found.offers;
  const body = { id, brand, campaignID, family_code, EAN: first?.EAN ?? found.GTIN, SKU: first?.SKU };
  const answer = await optional(apiOf(context).ask(productOffers, { body }));
  return sortOffers(answer?.offers ?? found.offers, "total");
}
