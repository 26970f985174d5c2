/**
 * The whole URL map as one plain value. `{name}` is a segment from the server's table of route names, `:name` a
 * parameter. remix.config.js turns it into routes, paths.ts into URLs; a snapshot test keeps it honest.
 */
export const routeTable = {
  home: { path: "/", file: "routes/home.tsx" },
  allCategories: { path: "/{allCategories}/", file: "routes/all-categories.tsx" },
  webshops: { path: "/{webshops}/", file: "routes/webshops.tsx" },
  shop: { path: "/shop/:shopWebsite/", file: "routes/shop.tsx" },
  product: { path: "/product/:productName/:productId/", file: "routes/product.tsx" },
  search: { path: "/{search}/", file: "routes/search.tsx" },
  searchCategory: { path: "/{search}/:category/", file: "routes/search.tsx" },
  searchSubCategory: { path: "/{search}/:category/:subCategory/", file: "routes/search.tsx" },
  searchSubSubCategory: { path: "/{search}/:category/:subCategory/:subSubCategory/", file: "routes/search.tsx" },
  register: { path: "/{register}/", file: "routes/register.tsx" },
  authRedirect: { path: "/auth-redirect", file: "routes/auth-redirect.tsx" },
  profile: { path: "/{profile}/", file: "routes/profile.tsx" },
  profileOrdersAndReturns: { path: "/{profile}/{profileOrdersAndReturns}/", file: "routes/profile-orders.tsx" },
  wishlist: { path: "/{profile}/{wishlist}/", file: "routes/wishlist.tsx" },
  profilePersonalInfo: { path: "/{profile}/{profilePersonalInfo}/", file: "routes/personal-info.tsx" },
  profilePersonalization: { path: "/{profile}/{profilePersonalization}/", file: "routes/personalization.tsx" },
  profileNewsletter: { path: "/{profile}/{profileNewsletter}/", file: "routes/newsletter.tsx" },
  profileBookmarks: { path: "/{profile}/{profileBookmarks}/", file: "routes/bookmarks.tsx" },
  profileRecentProducts: { path: "/{profile}/{profileRecentProducts}/", file: "routes/recent-products.tsx" },
  profileNotificationCenter: {
    path: "/{profile}/{profileNotificationCenter}/",
    file: "routes/notification-center.tsx",
  },
  profileAddresses: { path: "/{profile}/{profileAddresses}/", file: "routes/addresses.tsx" },
  profileComparison: { path: "/{profileComparison}/", file: "routes/comparison.tsx" },
  stockAlert: { path: "/{stockAlert}/:token/", file: "routes/stock-alert.tsx" },
  termsAndConditions: { path: "/{termsAndConditions}/", file: "routes/policy.tsx" },
  privacy: { path: "/{privacy}/", file: "routes/policy.tsx" },
  cookies: { path: "/{cookies}/", file: "routes/policy.tsx" },
  ranking: { path: "/{ranking}/", file: "routes/ranking.tsx" },
  uberfilter: { path: "/n/:slug/:uberfilter/", file: "routes/uberfilter.tsx" },
  offline: { path: "/offline/", file: "routes/offline.tsx" },
  notFound: { path: "/404/", file: "routes/not-found.tsx" },
  error: { path: "/error/", file: "routes/error.tsx" },
  robots: { path: "/robots.txt", file: "routes/robots.ts" },
  manifest: { path: "/manifest.webmanifest", file: "routes/manifest.ts" },
  sitemapIndex: { path: "/sitemap.xml", file: "routes/sitemap-index.ts" },
  sitemap: { path: "/sitemaps/:name", file: "routes/sitemap.ts" },
  category: { path: "/:category/", file: "routes/category.tsx" },
  subCategory: { path: "/:category/:subCategory/", file: "routes/category.tsx" },
  subSubCategory: { path: "/:category/:subCategory/:subSubCategory/", file: "routes/category.tsx" },
  categoryProducts: { path: "/:category/{products}/", file: "routes/listing.tsx" },
  subCategoryProducts: { path: "/:category/:subCategory/{products}/", file: "routes/listing.tsx" },
  subSubCategoryProducts: { path: "/:category/:subCategory/:subSubCategory/{products}/", file: "routes/listing.tsx" },
} as const;

export type RouteId = keyof typeof routeTable;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters a route needs, read from its pattern. */
export type RouteParams<Id extends RouteId> = Record<ParamsIn<(typeof routeTable)[Id]["path"]>, string>;
