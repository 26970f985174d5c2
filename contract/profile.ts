import type { PostalAddress, Profile, WishlistItem } from "./answers/account";
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
 * PF-04: only what is named changes. The caller takes `email` and `userPreferencesCategories` out first (PF-05); the
 * service ignores both. null takes a legacy field away.
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
  >
> & { likedProducts?: null; interests?: null };

export interface Signup {
  given_name: string;
  family_name: string;
  dateOfBirth: string | null;
  newsletter: NewsletterTopic[];
  /** Must be true: the terms were accepted. */
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
}

type None = Record<never, never>;
type WithId = { body: { id: string } };
type Done = { ok: true };
/** We answer the profile as it is now; other services may say less. */
type Saved = Record<string, unknown>;
const user = { service: "users", bearer: "required" } as const;
/** AC-21: the profile is fetched anew afterwards. */
const change = { ...user, makesStale: ["getUserData"] } as const;

/** 404 when the subject of the token has no profile yet: the visitor must sign up first (AC-07). */
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
/** The specification's spelling. Also for somebody who has a private profile already. */
export const businesSignup = defineCall<{ body: BusinessSignup }, Saved>({
  ...change,
  name: "businesSignup",
  method: "POST",
  path: "/businessSignUp",
});
/**
 * What was cleared by mistake comes back with `restored`: its ids, newest first and `id` among them, below whatever has
 * been viewed since. A service that knows only `id` puts that one in front.
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
 * What was removed by mistake comes back as it was: with the price at saving, the day, and below the product `after`
 * (on top without one). A service that knows only `id` saves it as new.
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
 * Starts the days of grace; nothing is gone before they end. Returns when that is: now, for an account without a
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
/** Everything that is kept about the user, a list of rows for every table that knows the user. */
export const exportUserData = defineCall<None, Record<string, unknown>>({
  ...user,
  name: "exportUserData",
  method: "GET",
  path: "/export",
});

type Details = { products: ProductSummary[] };
/** WL-09: details of saved products; those that are gone are left out. */
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

/** Calls that are sent without a profile in hand (AC-20). */
export const callsWithoutProfile: readonly string[] = ["getUserData", "businesSignup", "signup"];
