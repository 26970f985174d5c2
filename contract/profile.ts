import { defineCall } from "./call";
import type { Cents } from "./money";
import type { ProductSummary } from "./products";

/** WL-02. The price is what the product cost when it was saved; null until somebody has seen it. */
export interface WishlistItem {
  productId: string;
  price: Cents | null;
  /** `YYYY-MM-DD`. */
  date: string;
}
export const newsletterTopics = ["offers", "newProducts", "tips"] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];
/** A conversation with the assistant as the browser keeps it; its insides are the chat's own. */
export type StoredChat = Record<string, unknown> & { id: string };

/** Who somebody is to the shop (PF-14). The identity provider knows the password and the e-mail address; this is the rest. */
export interface Profile {
  /** Subject of the tokens. */
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
  /** Address of a picture; empty without one. */
  picture: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  phone: string;
  /** Newest first, each product once. */
  wishlistItems: WishlistItem[];
  recentlyViewedProducts: string[];
  /** Ids of blog posts. */
  bookmarks: string[];
  pocChatData: StoredChat[];
  newsletter: NewsletterTopic[];
  business: BusinessAccount | null;
  /** When the account will be deleted, ISO 8601; null when nobody asked for that. */
  deletionAt: string | null;
  /** Legacy, answered for old accounts only: taken over into wishlistItems and sent back without (AC-25, AC-26). */
  likedProducts?: unknown;
  interests?: unknown;
}
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
export interface PostalAddress {
  street: string;
  houseNumber: string;
  addition: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: "NL" | "BE";
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
export type BusinessStatus = "requested" | "in_review" | "approved" | "refused";
export interface BusinessAccount extends Omit<BusinessSignup, keyof Signup> {
  status: BusinessStatus;
  /** What the reviewer says to the applicant; empty without a word. */
  message: string;
  requestedAt: string;
}

type None = Record<never, never>;
type WithId = { body: { id: string } };
type Done = { ok: true };
const user = { service: "users", bearer: "required" } as const;

/** 404 when the subject of the token has no profile yet: the visitor must sign up first (AC-07). */
export const getUserData = defineCall<None, Profile>({ ...user, name: "getUserData", method: "GET", path: "/profile" });
export const setUserData = defineCall<{ body: ProfileUpdate }, Profile>({
  ...user,
  name: "setUserData",
  method: "POST",
  path: "/updateProfile",
});
export const signup = defineCall<{ body: Signup }, Profile>({
  ...user,
  name: "signup",
  method: "POST",
  path: "/signUp",
});
/** The specification's spelling. Also for somebody who has a private profile already. */
export const businesSignup = defineCall<{ body: BusinessSignup }, Profile>({
  ...user,
  name: "businesSignup",
  method: "POST",
  path: "/businessSignUp",
});
export const addViewedProduct = defineCall<WithId, Done>({
  ...user,
  name: "addViewedProduct",
  method: "POST",
  path: "/addRecentlyViewedProduct",
});
export const removeViewedProducts = defineCall<{ body: { ids: string[] } }, Done>({
  ...user,
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
  ...user,
  name: "addWishlistProduct",
  method: "POST",
  path: "/addToWishlist",
});
export const deleteWishlistProduct = defineCall<WithId, Done>({
  ...user,
  name: "deleteWishlistProduct",
  method: "DELETE",
  path: "/removeFromWishlist",
});
export const addBlogBookmark = defineCall<WithId, Done>({
  ...user,
  name: "addBlogBookmark",
  method: "POST",
  path: "/addBlogBookmark",
});
export const deleteBlogBookmark = defineCall<WithId, Done>({
  ...user,
  name: "deleteBlogBookmark",
  method: "DELETE",
  path: "/removeBlogBookmark",
});
/**
 * Starts the days of grace; nothing is gone before they end. Returns when that is: now, for an account without a
 * profile.
 */
export const deleteAccount = defineCall<None, { deletionAt: string }>({
  ...user,
  name: "deleteAccount",
  method: "POST",
  path: "/deleteAccount",
});
export const cancelAccountDeletion = defineCall<None, Done>({
  ...user,
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

/** Calls that are sent without a profile in hand (AC-20), and those after which it is fetched anew (AC-21). */
export const callsWithoutProfile: readonly string[] = ["getUserData", "businesSignup", "signup"];
export const callsThatRefreshProfile: readonly string[] = [
  "addViewedProduct",
  "removeViewedProducts",
  "deleteWishlistProduct",
  "addWishlistProduct",
  "deleteBlogBookmark",
  "addBlogBookmark",
  "setUserData",
  "deleteAccount",
  "cancelAccountDeletion",
];
