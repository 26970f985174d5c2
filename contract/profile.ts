import type { PostalAddress, Profile, UnsettledOrders, WishlistItem } from "./answers/account";
import { defineCall } from "./call";
import type { NewsletterTopic } from "./newsletter";
import type { ProductSummary } from "./products";

export type {
  BusinessAccount,
  BusinessStatus,
  PostalAddress,
  Profile,
  StoredChat,
  WishlistItem,
} from "./answers/account";

export { type NewsletterTopic, newsletterTopics } from "./newsletter";

/**
 * PF-04: changes only the given fields. The caller removes `email` and `userPreferencesCategories` first (PF-05); the
 * service ignores both. null removes a legacy field.
 */
export type ProfileUpdate = Partial<
  Pick<
    Profile,
    | "given_name"
    | "family_name"
    | "picture"
    | "dateOfBirth"
    | "phone"
    | "wishlistItems"
    | "recentlyViewedProducts"
    | "pocChatData"
    | "newsletter"
    | "reviewMails"
  >
> & { likedProducts?: null; interests?: null };

export interface Signup {
  given_name: string;
  family_name: string;
  dateOfBirth: string | null;
  newsletter: NewsletterTopic[];
  /** Must be true: the user accepted the terms. */
  terms: boolean;
}
export interface BusinessSignup extends Signup {
  companyName: string;
  /** Eight digits of the Dutch trade register. */
  kvk: string;
  vatId: string;
  iban: string;
  website: string;
  phone: string;
  address: PostalAddress;
  /** Name on the account. */
  ibanName: string;
  /** Who may act for the company. */
  representative: string;
  /** Must be true: the company declares to offer only what the law allows (DSA article 30). */
  certified: boolean;
}

type None = Record<never, never>;
type WithId = { body: { id: string } };
type Done = { ok: true };
/** We return the current profile; other services may return less. */
type Saved = Record<string, unknown>;
const user = { service: "users", bearer: "required" } as const;
/** AC-21: the profile is fetched again afterwards. */
const change = { ...user, makesStale: ["getUserData"] } as const;

/** 404 when the token's subject has no profile yet: the visitor must sign up first (AC-07). */
export const getUserData = defineCall<None, Profile>({ ...user, name: "getUserData", method: "GET", path: "/profile" });
export const setUserData = defineCall<{ body: ProfileUpdate }, Saved>({
  ...change,
  name: "setUserData",
  method: "POST",
  path: "/updateProfile",
});
export const signup = defineCall<{ body: Signup }, Saved>({
  ...change,
  name: "signup",
  method: "POST",
  path: "/signUp",
});
/** Spelled as in the specification. Also for users with a private profile. */
export const businesSignup = defineCall<{ body: BusinessSignup }, Saved>({
  ...change,
  name: "businesSignup",
  method: "POST",
  path: "/businessSignUp",
});
/**
 * `restored` undoes an accidental clear: its ids, newest first and including `id`, are added below what was viewed
 * since. A service that only knows `id` adds that one in front.
 */
export const addViewedProduct = defineCall<{ body: { id: string; restored?: string[] } }, Done>({
  ...change,
  name: "addViewedProduct",
  method: "POST",
  path: "/addRecentlyViewedProduct",
});
export const removeViewedProducts = defineCall<{ body: { ids: string[] } }, Done>({
  ...change,
  name: "removeViewedProducts",
  method: "DELETE",
  path: "/removeRecentlyViewedProducts",
});
/**
 * Undoes an accidental removal: restores the price at saving, the date, and the position below the product `after`
 * (first without one). A service that only knows `id` saves it as new.
 */
export const addWishlistProduct = defineCall<
  { body: { id: string } & Partial<Pick<WishlistItem, "price" | "date">> & { after?: string | undefined } },
  Done
>({
  ...change,
  name: "addWishlistProduct",
  method: "POST",
  path: "/addToWishlist",
});
export const deleteWishlistProduct = defineCall<WithId, Done>({
  ...change,
  name: "deleteWishlistProduct",
  method: "DELETE",
  path: "/removeFromWishlist",
});
export const addBlogBookmark = defineCall<WithId, Done>({
  ...change,
  name: "addBlogBookmark",
  method: "POST",
  path: "/addBlogBookmark",
});
export const deleteBlogBookmark = defineCall<WithId, Done>({
  ...change,
  name: "deleteBlogBookmark",
  method: "DELETE",
  path: "/removeBlogBookmark",
});
/**
 * Starts the grace period; nothing is deleted before it ends. Returns the deletion time: now, for an account without a
 * profile.
 */
export const deleteAccount = defineCall<None, { deletionAt: string }>({
  ...change,
  name: "deleteAccount",
  method: "POST",
  path: "/deleteAccount",
});
export const cancelAccountDeletion = defineCall<None, Done>({
  ...change,
  name: "cancelAccountDeletion",
  method: "POST",
  path: "/undoAccountDeletion",
});
/** What the end of an account waits for: the user's orders and returns that are not done. */
export const unsettledOrders = defineCall<None, UnsettledOrders>({
  ...user,
  name: "unsettledOrders",
  method: "GET",
  path: "/unsettledOrders",
});
/** All data kept about the user: a list of rows for every table with user data. */
export const exportUserData = defineCall<None, Record<string, unknown>>({
  ...user,
  name: "exportUserData",
  method: "GET",
  path: "/export",
});

type Details = { products: ProductSummary[] };
/** WL-09: details of saved products, without those that no longer exist. */
export const wishlistProfile = defineCall<{ body: { ids: string[] } }, Details>({
  service: "users",
  bearer: "optional",
  name: "wishlistProfile",
  method: "POST",
  path: "/wishlist",
});
/** RV-04. */
export const recentlyViewedProfile = defineCall<{ body: { ids: string[] } }, Details>({
  service: "users",
  bearer: "optional",
  name: "recentlyViewedProfile",
  method: "POST",
  path: "/recently-viewed",
});

/** Calls that do not require a loaded profile (AC-20). */
export const callsWithoutProfile: readonly string[] = ["getUserData", "businesSignup", "signup"];
