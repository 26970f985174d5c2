import type { StoredChat, WishlistItem } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { storedText, storeText } from "~/browser/stored-text";
import { toWishlistItems } from "../wishlist-items";
import type { LocalThings } from "./migrate-profile";

/** Reads by key and not through the stores, because those depend on the session. */
export function readLocalThings(): LocalThings {
  return {
    chats: readList(storageKeys.chats).filter(isChat),
    viewed: readList(storageKeys.recentlyViewed).filter((id): id is string => typeof id === "string" && id !== ""),
  };
}

/** The anonymous wishlist, newest first, including what an older version of the shop stored. */
export function readLocalWishlist(today: string): WishlistItem[] {
  return toWishlistItems([...readList(storageKeys.wishlist), ...readList(storageKeys.legacyLikes)], today);
}

export function forgetLocalThings(): void {
  write(storageKeys.chats, null);
  write(storageKeys.recentlyViewed, null);
}

/** Stores the remaining wishlist after a product has been moved to the account. */
export function writeLocalWishlist(items: readonly WishlistItem[]): void {
  if (storedText(storageKeys.legacyLikes) !== null) write(storageKeys.legacyLikes, null);
  write(storageKeys.wishlist, items.length > 0 ? JSON.stringify(items) : null);
}

function readList(key: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(storedText(key) ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** Browsers send storage events only to other tabs, so one is dispatched for the listeners in this tab. */
function write(key: string, text: string | null): void {
  storeText(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

function isChat(entry: unknown): entry is StoredChat {
  return typeof entry === "object" && entry !== null && typeof (entry as { id?: unknown }).id === "string";
}
