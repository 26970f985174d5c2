import { rm } from "node:fs/promises";
import { FEED_CHECK_LIMITS, type FeedCheck } from "#contract/feed-check";
import type { Kit } from "../../kit";
import { readInThread } from "../feed-thread";
import { FeedError } from "../raw-item";
import { keepUpload } from "../upload";
import { createTally } from "./check-tally";

export const CHECK_LIMITS = {
  /** Bytes fetched from an address. */
  bytes: 50 * 1024 * 1024,
  arrivingMs: 20_000,
  readingMs: 20_000,
} as const;

/**
 * What an import would say of a feed, read in the thread of feeds as an import reads it, up to a number of items. Nothing
 * reaches the store, and the file is removed. Never throws for what a feed says.
 */
export async function checkFeed(
  kit: Pick<Kit, "dataDir" | "now">,
  source: AsyncIterable<Uint8Array>,
): Promise<FeedCheck> {
  const tally = createTally();
  let file: string | undefined;
  let isWhole = true;
  try {
    ({ file } = await keepUpload(kit.dataDir, bounded(source)));
    // Whose feed it is we do not know: many are at another site than their shop.
    const shop = { id: "check", name: "", website: "", shippingCost: 0, shippingFreeFrom: null, isNew: true };
    const known = { categories: [], unplacedId: "", mapped: [] };
    for await (const batch of readInThread({ file, shop, now: kit.now(), ...known }, CHECK_LIMITS.readingMs)) {
      tally.add(batch);
      if (tally.read() < FEED_CHECK_LIMITS.items) continue;
      isWhole = false;
      break;
    }
    return tally.result({ isWhole, problem: "" });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return tally.result({ isWhole: false, problem: error.message });
  } finally {
    if (file) await rm(file, { force: true });
  }
}

async function* bounded(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const until = performance.now() + CHECK_LIMITS.arrivingMs;
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > CHECK_LIMITS.bytes)
      throw new FeedError(
        `De feed is groter dan ${CHECK_LIMITS.bytes / 1024 ** 2} MB: te groot om hier te controleren`,
      );
    if (performance.now() > until) throw new FeedError("De feed kwam te langzaam aan");
    yield chunk;
  }
}
