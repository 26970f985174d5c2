import type { Call } from "#contract/call";
import { services } from "#contract/services";
import { detail, featuredList, mainList, routesOf, tree } from "./categories";
import { article, market, terms } from "./content";
import { currentOffers } from "./offers";
import { history } from "./prices";
import { productOrMove } from "./product";
import { dealList, moreLike, productList } from "./products";
import type { Reader, Reading } from "./readers";
import { isFields } from "./readers";
import { reviewsAnswer } from "./reviews";
import { facetAnswer, facetsAnswer, searchAnswer, suggestionsAnswer } from "./search";
import { shopList, shopOrMove } from "./shops";
import { routeTable, sitemapPage, siteSettings } from "./site";

/** How the answer to each call is read, by the call's name. */
const readers: Readonly<Record<string, Reader<unknown>>> = {
  product: productOrMove,
  productOffers: currentOffers,
  productsById: productList,
  search: searchAnswer,
  moreLikeThis: moreLike,
  facets: facetsAnswer,
  facetFull: facetAnswer,
  suggestions: suggestionsAnswer,
  priceHistory: history,
  related: productList,
  allShops: shopList,
  allShopsFile: shopList,
  shop: shopOrMove,
  productReviews: reviewsAnswer,
  homepageDeals: dealList,
  personalized: productList,
  mostViewedItems: productList,
  relatedViews: productList,
  wishlistProfile: productList,
  recentlyViewedProfile: productList,
  popularTerms: terms,
  marketStatus: market,
  supportArticle: article,
  categoriesList: tree,
  categoriesList2: tree,
  categoriesRoutes: routesOf,
  featuredCategories: featuredList,
  mainCategories: mainList,
  categoryData: detail,
  categoryFile: detail,
  categoryFile2: detail,
  siteConfig: siteSettings,
  sitemapProducts: sitemapPage,
  routeNames: routeTable,
};

/** Answers about the signed-in user come from the operator's own services: an object is all that is asked of them. */
const anyObject: Reader<unknown> = (value) => (isFields(value) ? value : undefined);

/** What a service answered, as the contract has it: with what it left out, without what cannot be used. */
export interface ReadAnswer {
  /** Undefined when this cannot be the answer to the call. */
  value: unknown;
  /** How many items of lists were left out. */
  dropped: number;
}

/** Reads answers for pages whose pictures come from `pictures`, the address of the picture service. */
export function answerReader(pictures: string = services.images.mount) {
  return (call: Pick<Call, "name">, json: unknown): ReadAnswer => {
    const reading: Reading = { pictures, dropped: 0 };
    const value = (Object.hasOwn(readers, call.name) ? readers[call.name] : anyObject)?.(json, reading);
    return { value, dropped: reading.dropped };
  };
}
