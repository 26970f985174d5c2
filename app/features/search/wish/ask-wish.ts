import type { AppLoadContext } from "@remix-run/node";
import { readWish, type Wish } from "#contract/wish";
import { apiOf } from "~/api/server";

/** A search with its sentence read is better, but not worth waiting for: reading takes about ten milliseconds. */
const TIMEOUT_MS = 300;
/** How long a search service that does not know the call is left alone, and one that could not answer it. */
const UNKNOWN_MS = 600_000;
const FAILED_MS = 30_000;
const UNKNOWN_STATUSES = [404, 405, 501];

/** Until when not to ask, by what the pages of one process share. */
const pauses = new WeakMap<object, number>();

interface Asked {
  q: string;
  /** Slugs of the category in view. */
  slugs?: readonly string[];
}

/** What a sentence asks for; null when it says no more than its words, or nobody can tell now. */
export async function askWish(context: AppLoadContext, { q, slugs = [] }: Asked): Promise<Wish | null> {
  const shared = context.breaker;
  if (shared && performance.now() < (pauses.get(shared) ?? 0)) return null;
  const category = slugs.length > 0 ? { category: slugs.join(".") } : {};
  const body = { q, ...category, adult: context.adult, marketplace: context.flags.Marketplace };
  const result = await apiOf(context).result(readWish, { body }, { timeoutMs: TIMEOUT_MS });
  if (result.ok) return result.value.wish;
  const isUnknown = UNKNOWN_STATUSES.includes(result.status) || result.reason === "unreadable";
  const pause = isUnknown ? UNKNOWN_MS : result.reason === "refused" ? 0 : FAILED_MS;
  // A paused call is not missed by its page, which can therefore be shared.
  if (shared) pauses.set(shared, performance.now() + pause);
  return null;
}
