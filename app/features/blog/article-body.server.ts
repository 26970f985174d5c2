import type { AppLoadContext } from "@remix-run/node";
import { articleParts, type ProductBlock } from "#contract/article-parts";
import { type ProductSummary, productsById } from "#contract/products";
import { search } from "#contract/search";
import { apiOf, optional } from "~/api/server";
import { listed } from "~/features/product/listed";
import { searchHref } from "~/features/search/place";
import { searchArguments, searchRequest } from "~/features/search/search-request";
import { parseSearch } from "~/features/search/search-url";
import { slugsOfKey } from "~/paths";
import { type OutlineItem, renderMarkdown } from "~/ui/markdown.server";
import { categoryHere, wordsOf } from "./category-here";

/** A piece of a rendered article. */
export type ArticleBodyPart =
  | { kind: "html"; html: string }
  /** `href` leads to the whole list. */
  | { kind: "products"; title: string; products: ProductSummary[]; href?: string };

const PICTURE = /^[a-z0-9][\w-]{0,60}\.(?:svg|png|jpe?g|webp)$/i;
const PICTURE_WIDTH = 800;
/** An article is readable without its products, so it does not wait longer for them. */
const SOON = { timeoutMs: 1_500 };

/** Renders the text of an article, with its products at the prices of this moment. A block that finds none is left out. */
export async function renderArticle(
  context: AppLoadContext,
  text: string,
): Promise<{ parts: ArticleBodyPart[]; outline: OutlineItem[] }> {
  const outline: OutlineItem[] = [];
  const pictures = context.browserServices.images;
  const pictureAt = (name: string) =>
    pictures && PICTURE.test(name) ? `${pictures}/content/${name}/${PICTURE_WIDTH}.webp` : undefined;
  const parts = articleParts(text).map(async (part): Promise<ArticleBodyPart | undefined> => {
    if (part.kind === "products") return productsOf(context, part);
    return { kind: "html", html: renderMarkdown(part.text, { below: "title", outline, pictureAt }) };
  });
  return { parts: (await Promise.all(parts)).filter((part) => part !== undefined), outline };
}

async function productsOf(context: AppLoadContext, block: ProductBlock): Promise<ArticleBodyPart | undefined> {
  const { title } = block;
  const { products, href } = await (block.ids.length > 0 ? byId(context, block.ids) : bySearch(context, block));
  const shown = products.filter(({ adult_content }) => context.adult || !adult_content).map(listed);
  return shown.length > 0 ? { kind: "products", title, products: shown, ...(href ? { href } : {}) } : undefined;
}

interface Found {
  products: ProductSummary[];
  href?: string;
}

async function byId(context: AppLoadContext, ids: string[]): Promise<Found> {
  const answer = await optional(apiOf(context).ask(productsById, { body: { ids } }, SOON));
  return { products: answer?.products ?? [] };
}

async function bySearch(context: AppLoadContext, { category, query, limit }: ProductBlock): Promise<Found> {
  const { adult, mobile, flags, paths } = context;
  const wanted = parseSearch(new URLSearchParams(query));
  const here = await categoryHere(context, category, SOON);
  const slugs = slugsOfKey(here ?? "");
  // Where the shop has no such category, products are found by its name.
  const state = here === undefined && wanted.q === "" ? { ...wanted, q: wordsOf(category) } : wanted;
  const scope = { slugs, adult, mobile, marketplace: flags.Marketplace };
  const body = { ...searchRequest({ ...searchArguments(state, scope), size: limit }) };
  const found = await optional(apiOf(context).ask(search, { body }, SOON));
  const products = found?.hits.hits.map((hit) => hit._source) ?? [];
  const href = searchHref(paths, { kind: slugs.length > 0 ? "listing" : "search", slugs }, state);
  return { products, href };
}
