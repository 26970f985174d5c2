import type { FeedCheck } from "./answers/feed-check";
import { defineCall } from "./call";

export type { FeedCheck } from "./answers/feed-check";

/** Limits of a check; an import has wider ones. `fileBytes`: of a file that is sent along, packed or not. */
export const FEED_CHECK_LIMITS = { fileBytes: 2 * 1024 * 1024, items: 5_000, address: 500 } as const;

/** A feed at an address, or a file in base64. */
export type FeedToCheck = { address: string } | { file: string };

/** What an import would say of a feed; nothing is imported or kept. 429: too often, or too many at once. */
export const checkFeed = defineCall<{ body: FeedToCheck }, FeedCheck>({
  name: "checkFeed",
  service: "feeds",
  method: "POST",
  path: "/check",
});
