import { dutchDay } from "#contract/dutch-day";
import { WISHLIST_LIMIT } from "#contract/limits";
import type { WishlistItem } from "#contract/profile";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in the Netherlands, as `YYYY-MM-DD`. */
export function today(): string {
  return dutchDay(new Date());
}

/** WL-02: the item for a product that was just saved; its price is filled in when the product is next shown. */
export function newWishlistItem(productId: string): WishlistItem {
  return { productId, price: null, date: today() };
}

/**
 * WL-03: converts stored data to items: current items, or the older list of plain product ids. Invalid entries and
 * duplicates are left out. `today` (`YYYY-MM-DD`) is the date of converted ids.
 */
export function toWishlistItems(kept: unknown, today: string): WishlistItem[] {
  const items = new Map<string, WishlistItem>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const item = toItem(entry, today);
    if (item && !items.has(item.productId)) items.set(item.productId, item);
  }
  return [...items.values()].slice(0, WISHLIST_LIMIT);
}

function toItem(entry: unknown, today: string): WishlistItem | undefined {
  if (typeof entry !== "object" || entry === null) {
    const productId = toId(entry);
    return productId ? { productId, price: null, date: today } : undefined;
  }
  const { productId: id, price, date } = entry as Record<string, unknown>;
  const productId = toId(id);
  if (!productId) return undefined;
  return {
    productId,
    price: Number.isSafeInteger(price) && Number(price) >= 0 ? Number(price) : null,
    date: typeof date === "string" && DAY.test(date) && !Number.isNaN(Date.parse(date)) ? date : today,
  };
}

/** Old lists contain numbers too. */
function toId(id: unknown): string {
  if (typeof id === "number") return Number.isSafeInteger(id) ? String(id) : "";
  return typeof id === "string" ? id.trim() : "";
}
