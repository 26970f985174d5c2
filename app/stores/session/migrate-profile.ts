import type { IdentityClaims } from "#contract/identity";
import { VIEWED_LIMIT } from "#contract/limits";
import type { Profile, ProfileUpdate, StoredChat } from "#contract/profile";
import { toWishlistItems } from "../wishlist-items";

/** What this browser kept while nobody was signed in. */
export interface LocalThings {
  chats: readonly StoredChat[];
  /** Ids of products, newest first. */
  viewed: readonly string[];
}
/** The e-mail address is said too; what sends it leaves it out (PF-05). */
export type Migration = ProfileUpdate & { email?: string };

const fromToken = ["email", "family_name", "given_name", "picture"] as const;

/**
 * AC-25, AC-26, RV-05: what must change in a profile when somebody signs in; null when nothing does. Without claims
 * (not at sign-in) the fields of the identity token are left alone.
 */
export function migrateProfile(
  profile: Profile,
  claims: IdentityClaims | null,
  local: LocalThings,
  today: string,
): Migration | null {
  const update: Migration = {};
  for (const name of fromToken) {
    const said = claims?.[name];
    if (said && said !== profile[name]) update[name] = said;
  }
  if (isPresent(profile.likedProducts)) {
    update.wishlistItems = toWishlistItems([...profile.wishlistItems, ...asList(profile.likedProducts)], today);
    update.likedProducts = null;
  }
  if (isPresent(profile.interests)) update.interests = null;
  const known = new Set(profile.pocChatData.map(({ id }) => id));
  const chats = local.chats.filter(({ id }) => !known.has(id));
  if (chats.length > 0) update.pocChatData = [...profile.pocChatData, ...chats];
  const viewed = [...new Set([...local.viewed, ...profile.recentlyViewedProducts])].slice(0, VIEWED_LIMIT);
  if (viewed.join(" ") !== profile.recentlyViewedProducts.join(" ")) update.recentlyViewedProducts = viewed;
  return Object.keys(update).length > 0 ? update : null;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Old profiles hold a list of ids, or an object whose keys are ids. */
function asList(liked: unknown): unknown[] {
  if (Array.isArray(liked)) return liked;
  return typeof liked === "object" && liked !== null ? Object.keys(liked) : [];
}
