/**
 * Names of the localized path segments (RT-02). The server's table maps each to a segment; pages are identified by
 * name.
 */
export const routeNameKeys = [
  "allCategories",
  "webshops",
  "blogs",
  "business",
  "cookies",
  "privacy",
  "termsAndConditions",
  "comingSoon",
  "register",
  "cartOverview",
  "checkout",
  "orderDetails",
  "customerService",
  "chat",
  "profile",
  "profileOrdersAndReturns",
  "wishlist",
  "profilePersonalInfo",
  "profilePersonalization",
  "profileNewsletter",
  "profileBookmarks",
  "profileRecentProducts",
  "profileNotificationCenter",
  "profileAddresses",
  "profileComparison",
  "search",
  "products",
  "orderAndPay",
  "returnAndCancel",
  "warrantyAndRepair",
  "delivery",
  "userAccountAndTerm",
  "shopSeller",
  "complain",
  "ranking",
  "stockAlert",
  "trackOrder",
  "notice",
  "reviews",
  "aboutReviews",
  "withdrawal",
  "returnLabel",
  "accessibility",
  "productSafety",
  "company",
] as const;
export type RouteName = (typeof routeNameKeys)[number];

/** Popups of the profile area are addressed by hash (RT-34); the values come from the same table. */
export const hashKeys = [
  "profile",
  "personalInfo",
  "orders",
  "bookmarks",
  "recentProducts",
  "wishlist",
  "cart",
  "newsletter",
  "menu",
  "filters",
  "assistant",
] as const;
export type HashName = (typeof hashKeys)[number];

export interface RouteNames {
  segments: Record<RouteName, string>;
  hashes: Record<HashName, string>;
}
