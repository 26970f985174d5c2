import { defineCall } from "./call";

/** What every category of any level carries (CT-01). */
export interface CategoryFields {
  slug: string;
  name: string;
  /** Dot-joined slugs from the main category down, e.g. `elektronica.telefoons`. */
  key: string;
  id: string;
  /** Picture on a neutral ground. */
  img: string;
  /** The same picture in the shop's primary tint, for menus. */
  img_blue: string;
  /** Inherited downward: true for every category below an adult one (CT-02). */
  adult_content: boolean;
  /** Products that can be found in it, those of deeper levels included. */
  product_count: number;
}
export type SubSubCategory = CategoryFields;
export interface SubCategory extends CategoryFields {
  subsubcategory: { buckets: SubSubCategory[] };
}
export interface Category extends CategoryFields {
  subcategory: { buckets: SubCategory[] };
}

export interface MainCategories {
  categories: Pick<CategoryFields, "slug" | "name" | "id" | "img" | "img_blue" | "adult_content">[];
}

/** Heading of a content block: the second words are shown with emphasis (SR-20). */
export interface BlockHeading {
  firstWords: string;
  secondWords: string;
}
/** Texts are Markdown. */
export interface CategoryContent {
  about?: { heading: BlockHeading; text: string };
  tips?: { heading: BlockHeading; items: { title: string; text: string }[] };
  qa?: { heading: BlockHeading; items: { question: string; answer: string }[] };
}

/** One category in full: itself, the way to it and what stands below it. */
export interface CategoryDetail extends CategoryFields {
  /** From the main category down to this one, itself included. */
  path: Pick<CategoryFields, "slug" | "name" | "key">[];
  children: CategoryFields[];
  /** Two sentences under the heading; plain text. */
  intro: string;
  content: CategoryContent;
  /** Overrides the heading of its pages when given (SR-23). */
  page_title?: string;
  /** Brands with the most products in it, at most 12. */
  top_brands: { name: string; product_count: number }[];
}

export interface FeaturedCategories {
  categories: (Pick<CategoryFields, "slug" | "name" | "key" | "img" | "img_blue" | "adult_content"> & {
    /** A few words that invite, e.g. `Vanaf € 12,95`; may be empty. */
    tagline: string;
  })[];
}

type ById = { params: { id: string } };
type None = Record<never, never>;

/** `2` is the list of the search-engine reading (CT-03): the same tree, without categories that only a marketplace has. */
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
 * Category data by dot-joined category path (CT-08). 404 for an unknown key or parent, and for a category that only a
 * marketplace has unless it is asked for one.
 */
export const categoryData = defineCall<{ params: { key: string }; query: { marketplace?: 1 } }, CategoryDetail>({
  name: "categoryData",
  service: "search",
  method: "GET",
  path: "/categories/{key}",
});
