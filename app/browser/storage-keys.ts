/**
 * All storage keys that we use in the browser (CN-09, CN-10); docs/decisions/0021-what-the-browser-keeps.md says what
 * each is for. The specification names all keys of the local storage except the last six: three it describes without
 * a name, `measuredPurchases` is what measuring a purchase once needs, `lastSeen` what
 * the offline page shows, and `wishlistUnsent` has changes that wait for a network.
 */
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
  measuredPurchases: "measuredPurchases",
  lastSeen: "lastSeen",
  unsentWishlist: "wishlistUnsent",
} as const;

/** Prefixes of further keys: the sign-in library's tokens (local storage) and unsaved forms (session storage). */
export const keyPrefixes = { signInLibrary: "oidc.", formDraft: "formDraft." } as const;
/**
 * Our keys in session storage besides drafts: "you are logged out", carried through the provider's redirect, the
 * steps of this checkout that have been measured, the article that is to be bookmarked after signing in, and the part
 * of a picture that was searched in.
 */
export const sessionKeys = {
  loggedOut: "loggedOut",
  measuredSteps: "measuredSteps",
  wantedBookmark: "wantedBookmark",
  pictureCrop: "pictureCrop",
} as const;
/** Keys about the device or for testers, not about a person: they survive logging out. */
export const deviceKeys: readonly string[] = [
  storageKeys.deferredActivation,
  storageKeys.debugFetch,
  storageKeys.newUserImitation,
];

/**
 * All cookies of the shop's pages. Those of the identity provider are limited to its own path and hidden from scripts.
 */
export const cookieNames = {
  adultAllowed: "adultContentAllowed",
  adultBlocked: "adultContentBlocked",
  cartSession: "cartSessionHash",
  filtersApplied: "search_filters_applied",
  searchQuery: "search_query",
  searchId: "search_id",
  features: "features",
  /** Not from the specification: the answer to the consent banner. */
  consent: "consent",
} as const;
