/**
 * Everything the browser keeps for us, in one table (CN-09, CN-10); docs/decisions/0021-what-the-browser-keeps.md says
 * what each is for. The specification names all of the local storage but the last three, which it describes without a name.
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
} as const;

/** Beginnings of further keys: the sign-in library's tokens (local storage) and unsaved forms (session storage). */
export const keyPrefixes = { signInLibrary: "oidc.", formDraft: "formDraft." } as const;
/** The one key of our own: carries "you are logged out" across the way through the identity provider, in this tab. */
export const sessionKeys = { loggedOut: "loggedOut" } as const;
/** What says something of this device or for testers, not about anybody: it survives logging out. */
export const deviceKeys: readonly string[] = [
  storageKeys.deferredActivation,
  storageKeys.debugFetch,
  storageKeys.newUserImitation,
];

/** All cookies of the shop's pages. Those of the identity provider lie below its own path, out of reach of any script. */
export const cookieNames = {
  adultAllowed: "adultContentAllowed",
  adultBlocked: "adultContentBlocked",
  cartSession: "cartSessionHash",
  filtersApplied: "search_filters_applied",
  searchQuery: "search_query",
  searchId: "search_id",
  features: "features",
  /** Our own: the answer to the consent banner. */
  consent: "consent",
} as const;
