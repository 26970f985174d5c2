import type {
  Category,
  CategoryDetail,
  CategoryFields,
  FeaturedCategories,
  MainCategories,
} from "./answers/categories";
import { defineCall } from "./call";

export type {
  BlockHeading,
  Category,
  CategoryContent,
  CategoryDetail,
  CategoryFields,
  FeaturedCategories,
  MainCategories,
  SubCategory,
} from "./answers/categories";

export type SubSubCategory = CategoryFields;

type ById = { params: { id: string } };
type None = Record<never, never>;

/** `2` is the list for the search-engine view (CT-03): the same tree, without marketplace-only categories. */
export const categoriesList = defineCall<None, Category[]>({
  name: "categoriesList",
  service: "content",
  method: "GET",
  path: "/categories_list.json",
});
export const categoriesList2 = defineCall<None, Category[]>({
  name: "categoriesList2",
  service: "content",
  method: "GET",
  path: "/categories_list2.json",
});
/** Category key → site path below the root, e.g. `elektronica.telefoons` → `/elektronica/telefoons/` (CT-04). */
export const categoriesRoutes = defineCall<None, Record<string, string>>({
  name: "categoriesRoutes",
  service: "content",
  method: "GET",
  path: "/categories_routes.json",
});
export const mainCategories = defineCall<None, MainCategories>({
  name: "mainCategories",
  service: "content",
  method: "GET",
  path: "/main-categories.json",
});
export const categoryFile = defineCall<ById, CategoryDetail>({
  name: "categoryFile",
  service: "content",
  method: "GET",
  path: "/categories/{id}.json",
});
export const categoryFile2 = defineCall<ById, CategoryDetail>({
  name: "categoryFile2",
  service: "content",
  method: "GET",
  path: "/categories2/{id}.json",
});
export const featuredCategories = defineCall<None, FeaturedCategories>({
  name: "featuredCategories",
  service: "content",
  method: "GET",
  path: "/featured-categories.json",
});
/**
 * Category data by dot-joined category path (CT-08). 404 for an unknown key or parent, and for a marketplace-only
 * category unless `marketplace` is set.
 */
export const categoryData = defineCall<{ params: { key: string }; query: { marketplace?: 1 } }, CategoryDetail>({
  name: "categoryData",
  service: "search",
  method: "GET",
  path: "/categories/{key}",
});
