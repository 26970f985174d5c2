import { z } from "@hono/zod-openapi";
import { isDay } from "#contract/days";
import { CHAT_LIMIT, VIEWED_LIMIT, WISHLIST_LIMIT } from "#contract/limits";
import { type NewsletterTopic, newsletterTopics, type StoredChat, type WishlistItem } from "#contract/profile";
import { idField } from "../users/fields";

/**
 * Cleans profile lists, which browsers may have stored for years: drops invalid entries instead of rejecting the list,
 * keeps the first of duplicates, and truncates at the limit.
 */
const HIGHEST_PRICE = 1_000_000_000;
/** Of all chats together, as JSON. */
const CHAT_CHARACTERS = 200_000;
const CHAT_DEPTH = 12;

const wish = z.object({
  productId: idField,
  price: z.number().int().min(0).max(HIGHEST_PRICE).nullable().catch(null),
  date: z.string().refine(isDay).catch(""),
});

function fitting<T>(schema: z.ZodType<T>, values: unknown[]): T[] {
  return values.flatMap((value) => {
    const result = schema.safeParse(value);
    return result.success ? [result.data] : [];
  });
}

function eachOnce<T>(values: T[], keyOf: (value: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const value of values) if (!seen.has(keyOf(value))) seen.set(keyOf(value), value);
  return [...seen.values()];
}

/** A nonexistent date becomes an empty string. */
export function cleanWishlist(values: unknown[]): WishlistItem[] {
  return eachOnce(fitting(wish, values), ({ productId }) => productId).slice(0, WISHLIST_LIMIT);
}

export function cleanViewed(values: unknown[]): string[] {
  return [...new Set(fitting(idField, values))].slice(0, VIEWED_LIMIT);
}

export function cleanTopics(values: unknown[]): NewsletterTopic[] {
  return newsletterTopics.filter((topic) => values.includes(topic));
}

/** Keeps as many chats as fit, from the start. */
export function cleanChats(values: unknown[]): StoredChat[] {
  const chats = eachOnce(fitting(z.looseObject({ id: idField }), values), ({ id }) => id)
    .filter((chat) => isShallow(chat, CHAT_DEPTH))
    .slice(0, CHAT_LIMIT);
  let room = CHAT_CHARACTERS;
  return chats.filter((chat) => {
    const { length } = JSON.stringify(chat);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** The store rejects lone surrogates, and no real conversation is nested this deeply. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value === "string") return !/\p{Surrogate}/u.test(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value)
      .flat()
      .every((part) => isShallow(part, depth - 1))
  );
}
