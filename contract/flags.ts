/**
 * Every feature flag with its purpose. Flags may only affect presentation, never money or permissions, because any
 * visitor can set them by query parameter.
 */
export const flagCatalogue = {
  Marketplace: "The marketplace reading: sell here. Off: the search-engine reading, send visitors on to the shop.",
  Cart: "Cart, checkout and orders; off hides them although the marketplace is on.",
  ImageSearchFeature: "Search by picture.",
  ImageSearchCrop: "Crop the uploaded picture before searching.",
  TopRelevantCategories: "The most relevant categories above search results.",
  SearchResultsPageExtended: "The extended search page in the place of the ordinary one.",
  ProductsComparison: "Compare products side by side.",
  Bookmarks: "Keep blog posts in the account.",
  InStockSubscription: "Ask for a message when a product is back in stock.",
  PickupPoint: "Collect an order at a pick-up point.",
  OrdersSearchAndFilter: "Search and filter one's own orders.",
  ComingSoon: "The home page redirects to the coming-soon page.",
  Blog: "Blog list and posts.",
  Chat: "The product assistant.",
  ConsentBanner: "Ask for consent before cookies that are not strictly needed.",
  DeferredActivation: "Fetch and run the framework only after the visitor's first touch.",
} as const;

export type FlagName = keyof typeof flagCatalogue;
export const flagNames = Object.keys(flagCatalogue) as FlagName[];
