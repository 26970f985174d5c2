import { type AppLoadContext, redirect } from "@remix-run/node";
import { product } from "#contract/products";
import {
  type ProductReviews,
  productReviews,
  REVIEW_PAGES,
  REVIEWS_SHOWN,
  type ReviewSort,
  reviewSorts,
  shopReviews,
} from "#contract/reviews";
import { shop } from "#contract/shops";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { productPath } from "~/seo/product-path";

/** What the page's reviews are about. */
export interface ReviewSubject {
  kind: "product" | "shop";
  id: string;
  name: string;
  /** Its page. */
  path: string;
}
export interface ReviewsData {
  subject: ReviewSubject;
  reviews: ProductReviews;
  sort: ReviewSort;
  page: number;
  pages: number;
}

/** Loads the reviews of a product or a shop, in the order and of the page that the address names. */
export async function loadReviews(
  { request, context }: { request: Request; context: AppLoadContext },
  { kind, subject: id = "" }: { kind?: string; subject?: string },
): Promise<ReviewsData> {
  if (kind !== "product" && kind !== "shop") throw notFound();
  const subject = await (kind === "product" ? findProduct : findShop)(context, id);
  const { sort, page } = orderIn(new URL(request.url).searchParams);
  const api = apiOf(context);
  const reviews = await optional(
    subject.kind === "product"
      ? api.ask(productReviews, { query: { product: subject.id, sort, page } })
      : api.ask(shopReviews, { query: { shop: subject.id, sort, page } }),
  );
  if (!reviews) throw missing(context, productReviews, "The reviews do not answer");
  const pages = Math.min(REVIEW_PAGES, Math.max(1, Math.ceil(reviews.count / REVIEWS_SHOWN)));
  if (page > pages) throw notFound();
  return { subject, reviews, sort, page, pages };
}

/** AD-05: reviews of a product that the visitor did not choose to see are not shown either. */
async function findProduct(context: AppLoadContext, id: string): Promise<ReviewSubject> {
  const input = { params: { id, suffix: context.productSuffix ?? "" }, query: { withExpired: 1 } } as const;
  const found = await optional(apiOf(context).ask(product, input));
  if (!found || "location" in found) throw missing(context, product, "Not found");
  const path = productPath(context.paths, found);
  if (found.adult_content && !context.adult) throw redirect(path);
  return { kind: "product", id: found.id, name: found.name, path };
}

async function findShop(context: AppLoadContext, website: string): Promise<ReviewSubject> {
  const found = await optional(apiOf(context).ask(shop, { params: { id: website } }));
  if (!found || "location" in found) throw missing(context, shop, "Not found");
  return { kind: "shop", id: found.id, name: found.name, path: context.paths.shop(found.website) };
}

function orderIn(query: URLSearchParams): { sort: ReviewSort; page: number } {
  const sort = reviewSorts.find((one) => one === query.get("sort")) ?? "newest";
  const page = Number(query.get("page") ?? 1);
  if (!Number.isSafeInteger(page) || page < 1 || page > REVIEW_PAGES) throw notFound();
  return { sort, page };
}
