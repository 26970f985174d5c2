/** Everything the browser keeps for us, in one table (CN-09, CN-10). */
export const storageKeys = {
  profile: "reduxProfile",
  tokenClaims: "tokenClaims",
  chats: "chatList",
  recentlyViewed: "rVP",
  wishlist: "wishlistItems",
  legacyLikes: "likedProds",
  imageSearches: "imageSearch",
  searchHistory: "searchHistory",
  loginStart: "loginInitURL",
  newUserImitation: "newUserImitation",
  newUserRegistered: "nuiRegistered",
  loginPending: "login_attempt_pending",
  comparison: "comparisonList",
  currentCategory: "currentCategory",
  clickId: "clickId",
  deferredActivation: "deferredActivation",
  debugFetch: "debugFetch",
} as const;

export const cookieNames = {
  adultAllowed: "adultContentAllowed",
  adultBlocked: "adultContentBlocked",
  cartSession: "cartSessionHash",
  filtersApplied: "search_filters_applied",
  searchQuery: "search_query",
  searchId: "search_id",
  features: "features",
} as const;
