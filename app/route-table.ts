/**
 * Routes without their own path that render around others: the layout of the account, later that of the checkout.
 * Titles of their pages are in the pages' handles (app/seo/page-handle.ts).
 */
export const layouts = {
  account: { file: "routes/account.tsx", personal: true },
} as const satisfies Record<string, LayoutEntry>;

interface LayoutEntry {
  file: string;
  /** Applies to all of its pages. */
  personal?: true;
}

/**
 * The whole URL map as a plain value. `{name}` is a segment from the server's table of route names, `:name` a
 * parameter. remix.config.js turns it into routes, paths.ts into URLs; a snapshot test reports changes.
 */
export const routeTable = {
  home: { path: "/", file: "routes/home.tsx" },
  allCategories: { path: "/{allCategories}/", file: "routes/all-categories.tsx" },
  webshops: { path: "/{webshops}/", file: "routes/webshops.tsx" },
  shop: { path: "/shop/:shopWebsite/", file: "routes/shop.tsx" },
  blogs: { path: "/{blogs}/", file: "routes/blogs.tsx" },
  blogFeed: { path: "/{blogs}/rss.xml", file: "routes/blog-feed.ts" },
  blogPost: { path: "/blog/:slug/", file: "routes/blog-post.tsx" },
  product: { path: "/product/:productName/:productId/", file: "routes/product.tsx" },
  search: { path: "/{search}/", file: "routes/search.tsx" },
  pictureSearch: { path: "/{search}/afbeelding/", file: "routes/picture-search.tsx", personal: true },
  pictureFile: { path: "/{search}/afbeelding/:picture/", file: "routes/picture-file.ts", personal: true },
  searchCategory: { path: "/{search}/:category/", file: "routes/search.tsx" },
  searchSubCategory: { path: "/{search}/:category/:subCategory/", file: "routes/search.tsx" },
  searchSubSubCategory: { path: "/{search}/:category/:subCategory/:subSubCategory/", file: "routes/search.tsx" },
  register: { path: "/{register}/", file: "routes/register.tsx" },
  authRedirect: { path: "/auth-redirect", file: "routes/auth-redirect.tsx", personal: true },
  profile: { path: "/{profile}/", file: "routes/profile.tsx", layout: "account" },
  profileOrdersAndReturns: {
    path: "/{profile}/{profileOrdersAndReturns}/",
    file: "routes/profile-orders.tsx",
    layout: "account",
  },
  wishlist: { path: "/{profile}/{wishlist}/", file: "routes/wishlist.tsx", layout: "account" },
  profilePersonalInfo: {
    path: "/{profile}/{profilePersonalInfo}/",
    file: "routes/personal-info.tsx",
    layout: "account",
  },
  profilePersonalization: {
    path: "/{profile}/{profilePersonalization}/",
    file: "routes/personalization.tsx",
    layout: "account",
  },
  profileNewsletter: { path: "/{profile}/{profileNewsletter}/", file: "routes/newsletter.tsx", layout: "account" },
  profileBookmarks: { path: "/{profile}/{profileBookmarks}/", file: "routes/bookmarks.tsx", layout: "account" },
  profileRecentProducts: {
    path: "/{profile}/{profileRecentProducts}/",
    file: "routes/recent-products.tsx",
    layout: "account",
  },
  profileNotificationCenter: {
    path: "/{profile}/{profileNotificationCenter}/",
    file: "routes/notification-center.tsx",
    layout: "account",
  },
  profileAddresses: { path: "/{profile}/{profileAddresses}/", file: "routes/addresses.tsx", layout: "account" },
  cartOverview: { path: "/{cartOverview}/", file: "routes/cart.tsx", personal: true },
  checkout: { path: "/{checkout}/", file: "routes/checkout.tsx", personal: true },
  orderDetails: { path: "/{orderDetails}/:orderId/", file: "routes/order.tsx", personal: true },
  orderCancel: { path: "/{orderDetails}/:orderId/annuleren/:part/", file: "routes/order-cancel.tsx", personal: true },
  orderReview: { path: "/{orderDetails}/:orderId/beoordelen/:of/", file: "routes/order-review.tsx", personal: true },
  orderInvoice: {
    path: "/{orderDetails}/:orderId/factuur/:number/",
    file: "routes/order-invoice.tsx",
    personal: true,
  },
  withdrawal: { path: "/{withdrawal}/", file: "routes/withdrawal.tsx", personal: true },
  returnLabel: { path: "/{returnLabel}/:returnId/", file: "routes/return-label.tsx", personal: true },
  trackOrder: { path: "/{trackOrder}/", file: "routes/track-order.tsx", personal: true },
  profileComparison: { path: "/{profileComparison}/", file: "routes/comparison.tsx" },
  stockAlert: { path: "/{stockAlert}/:token/", file: "routes/stock-alert.tsx", personal: true },
  termsAndConditions: { path: "/{termsAndConditions}/", file: "routes/policy.tsx" },
  privacy: { path: "/{privacy}/", file: "routes/policy.tsx" },
  cookies: { path: "/{cookies}/", file: "routes/policy.tsx" },
  cookieSettings: { path: "/{cookies}/instellingen/", file: "routes/cookie-settings.tsx", personal: true },
  aboutReviews: { path: "/{aboutReviews}/", file: "routes/policy.tsx" },
  accessibility: { path: "/{accessibility}/", file: "routes/policy.tsx" },
  productSafety: { path: "/{productSafety}/", file: "routes/policy.tsx" },
  company: { path: "/{company}/", file: "routes/policy.tsx" },
  customerService: { path: "/{customerService}/", file: "routes/customer-service.tsx" },
  support: { path: "/support/", file: "routes/customer-service.tsx" },
  contact: { path: "/support/contact/", file: "routes/contact.tsx", personal: true },
  supportPage: { path: "/support/:page/", file: "routes/support-page.tsx" },
  articleVote: { path: "/support/:page/nuttig/", file: "routes/article-vote.ts", personal: true },
  notice: { path: "/{notice}/", file: "routes/notice.tsx", personal: true },
  reviews: { path: "/{reviews}/:kind/:subject/", file: "routes/reviews.tsx", personal: true },
  ranking: { path: "/{ranking}/", file: "routes/ranking.tsx" },
  uberfilter: { path: "/n/:slug/:uberfilter/", file: "routes/uberfilter.tsx" },
  chat: { path: "/{chat}/", file: "routes/chat.tsx", personal: true },
  chatOpen: { path: "/{chat}/:activeChatId/", file: "routes/chat.tsx", personal: true },
  poc: { path: "/poc/", file: "routes/chat.tsx", personal: true },
  pocChat: { path: "/poc/:activeChatId/", file: "routes/chat.tsx", personal: true },
  comingSoon: { path: "/{comingSoon}/", file: "routes/coming-soon.tsx" },
  business: { path: "/{business}/", file: "routes/business.tsx" },
  feedCheck: { path: "/{business}/feed-controle/", file: "routes/feed-check.tsx", personal: true },
  joiningGuide: { path: "/{business}/:guide/", file: "routes/joining-guide.tsx" },
  join: { path: "/join/", file: "routes/join.ts" },
  desk: { path: "/beheer/", file: "routes/desk.tsx", personal: true },
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
} as const satisfies Record<string, RouteEntry>;

interface RouteEntry {
  path: string;
  file: string;
  layout?: keyof typeof layouts;
  /**
   * Its answers are for one visitor only (decision 37): they are rendered for each request and never cached. Only such
   * a page may read a visitor's cookies and have an action.
   */
  personal?: true;
}

export type RouteId = keyof typeof routeTable;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Cache-Control of such a page's answers. */
export const PERSONAL_CACHING = "private, no-store";

/** Whether a page is marked personal, itself or by its layout. */
export function isPersonal(id: RouteId): boolean {
  const { personal, layout }: RouteEntry = routeTable[id];
  return Boolean(personal ?? (layout && layouts[layout].personal));
}

/** The parameters of a route, taken from its pattern. */
export type RouteParams<Id extends RouteId> = Record<ParamsIn<(typeof routeTable)[Id]["path"]>, string>;
