import type { IdentityClaims } from "#contract/identity";
import { VIEWED_LIMIT } from "#contract/limits";
import type { Profile, ProfileUpdate, StoredChat } from "#contract/profile";
import { toWishlistItems } from "../wishlist-items";

/** What this browser stored while no user was signed in. */
export interface LocalThings {
  chats: readonly StoredChat[];
  /** Product ids, newest first. */
  viewed: readonly string[];
}
/** Includes the e-mail address; the sender leaves it out (PF-05). */
export type Migration = ProfileUpdate & { email?: string };

const fromToken = ["email", "family_name", "given_name", "picture"] as const;

/**
 * AC-25, AC-26, RV-05: the changes to a profile after signing in; null when there are none. Without claims (not at
 * sign-in) the fields from the identity token are not touched.
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
