import type { WishlistItem } from "#contract/profile";

/**
 * WL-03: items of whatever was kept: items as they are now, or the older list of plain product ids. Anything else in
 * the list is left out; each product stands once. `today` (`YYYY-MM-DD`) is the date of converted ids.
 */
export function toWishlistItems(_kept: unknown, _today: string): WishlistItem[] {
  return [];
}
