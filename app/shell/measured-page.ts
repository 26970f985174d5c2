import type { Product, ProductSummary } from "#contract/products";
import type { HomeData } from "~/features/home/load-home";
import type { SearchData } from "~/features/search/load-search";
import type { RouteId } from "~/route-table";

/** What of a page's data is measured. */
export interface MeasuredPage {
  /** Lists of products, by an id of ours. */
  lists: { id: string; products: ProductSummary[] }[];
  product?: Product;
  /** Website of the shop whose page it is. */
  website?: string;
}

const found = (id: string, { results }: Pick<SearchData, "results">) => ({
  id,
  products: results.hits.hits.map((hit) => hit._source),
});
const nothing: MeasuredPage = { lists: [] };

/** Reads the data of the page's own route, as its loader made it. */
export function measuredPage(id: string, data: unknown): MeasuredPage {
  if (typeof data !== "object" || data === null) return nothing;
  return readers[id as RouteId]?.(data as never) ?? nothing;
}

const search = (data: SearchData): MeasuredPage => ({ lists: [found("search", data)] });
const listing = ({ data }: { data: SearchData }): MeasuredPage => ({ lists: [found("category", data)] });

const readers: Partial<Record<RouteId, (data: never) => MeasuredPage>> = {
  home: ({ deals, viewed, fresh }: HomeData) => ({
    lists: [
      { id: "home_deals", products: deals },
      { id: "home_viewed", products: viewed },
      { id: "home_newest", products: fresh },
    ].filter(({ products }) => products.length > 0),
  }),
  search,
  searchCategory: search,
  searchSubCategory: search,
  searchSubSubCategory: search,
  uberfilter: search,
  categoryProducts: listing,
  subCategoryProducts: listing,
  subSubCategoryProducts: listing,
  shop: ({ shop, list }: { shop: { website: string }; list?: SearchData | null }) => ({
    website: shop.website,
    lists: list ? [found("shop", list)] : [],
  }),
  product: ({ product, hidden }: { product: Product; hidden: boolean }) => (hidden ? nothing : { lists: [], product }),
};

/** The shop to which a link on the page leads, by its address as the page wrote it. */
export function shopBehind({ product, website }: MeasuredPage, href: string): string | undefined {
  const offer = product?.offers.find((one) => one.url === href);
  return offer?.shop.website || website;
}
