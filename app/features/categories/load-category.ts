import type { AppLoadContext } from "@remix-run/node";
import { type CategoryDetail, categoryData, mainCategories } from "#contract/categories";
import type { ProductSummary } from "#contract/products";
import { search } from "#contract/search";
import { categoryNotFound, keysOf, readingTree } from "~/api/category-list";
import { apiOf, missing, optional } from "~/api/server";
import { findCategory } from "~/features/search/find-category";
import { searchRequest } from "~/features/search/search-request";
import { visibleCategory } from "~/features/search/without-adult";
import { faqJsonLd } from "~/seo/faq";
import { type RenderedContent, renderContent } from "./category-content.server";
import { categoryCalls, findInTree } from "./category-tree";

const PRODUCTS = 12;

export interface CategoryData {
  category: Omit<CategoryDetail, "content">;
  content: RenderedContent;
  faq: ReturnType<typeof faqJsonLd>;
  /** Null when they could not be loaded, and for adult categories unless the visitor chose to see them. */
  products: ProductSummary[] | null;
  total: number;
  /** The category is for adults, and the visitor did not choose to see such content: the page shows only its name. */
  hidden: boolean;
  /** Some of its content is left out because it is for adults. */
  someHidden: boolean;
}

/**
 * Loads a category page. Throws 404 `Category not found` for slugs that are not in the tree of this reading (CT-06),
 * and when neither its file nor its data can be loaded.
 */
export async function loadCategory(context: AppLoadContext, slugs: string[]): Promise<CategoryData> {
  const api = apiOf(context);
  const key = slugs.join(".");
  const [main, tree, data, found] = await Promise.all([
    optional(api.ask(mainCategories, {})),
    optional(readingTree(context)),
    findCategory(context, key),
    optional(api.ask(search, { body: popularIn(context, slugs) })),
  ]);
  const isMain = !main || main.categories.some((category) => category.slug === slugs[0]);
  const node = tree ? findInTree(tree, slugs) : undefined;
  if (!isMain || (tree && !node) || data === "unknown") throw categoryNotFound();

  const id = node?.id ?? (data === "failed" ? undefined : data.id);
  const file = id ? await optional(api.ask(categoryCalls(context).file, { params: { id } })) : null;
  const known = data === "failed" ? file : { ...file, ...data, content: file?.content ?? data.content };
  if (!known) throw missing(context, categoryData, "Category not found");

  const keys = tree && new Set(keysOf(tree));
  const { content, ...listed } = whole(known, slugs, (child) => !keys || keys.has(child.key));
  const category = visibleCategory(listed, context.adult);
  const hidden = category.adult_content && !context.adult;
  const visible = ({ adult_content }: { adult_content: boolean }) => context.adult || !adult_content;
  const products = found?.hits.hits.map((hit) => hit._source) ?? [];
  const shown = products.filter(visible);
  const left = products.length - shown.length;
  return {
    category,
    content: hidden ? {} : renderContent(content ?? {}),
    faq: hidden ? undefined : faqJsonLd(content?.qa),
    products: hidden || !found ? null : shown,
    total: hidden ? 0 : (found?.hits.total?.value ?? category.product_count) - left,
    hidden,
    someHidden: !context.adult && (Boolean(found?.hidden_adult) || left > 0 || !listed.children.every(visible)),
  };
}

function popularIn(context: AppLoadContext, slugs: string[]) {
  return searchRequest({
    term: "",
    category: slugs,
    wpCategory: slugs.join("."),
    currentPage: 1,
    size: PRODUCTS,
    // Without a term this sorts by popularity, sold-out products last.
    sort: "relevance",
    mobile: context.mobile,
    adult: context.adult,
  });
}

type Child = CategoryDetail["children"][number];

/** Fills in lists that a backend may leave out, and a path from the address when there is none. */
function whole(category: CategoryDetail, slugs: string[], inReading: (child: Child) => boolean): CategoryDetail {
  const path = category.path?.length > 0 ? category.path : slugs.map((slug) => ({ slug, name: slug, key: slug }));
  return {
    ...category,
    path,
    children: (category.children ?? []).filter(inReading),
    top_brands: category.top_brands ?? [],
  };
}
