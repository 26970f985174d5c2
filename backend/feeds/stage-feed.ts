import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import type { Placing } from "./category-matcher";
import type { FeedItem } from "./feed-item";
import type { FeedShop } from "./feed-shop";
import { describeIssue, type Issue } from "./issues";
import { BATCH_LIMITS } from "./limits";
import { type RawItem, sizeOf } from "./raw-item";
import { readFeed } from "./read-feed";
import { stage, stagedItem } from "./staging";
import { validateItem } from "./validate-item";

export interface Staging {
  kit: Kit;
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  importId: string;
  shop: FeedShop;
  categoryOf: (item: Placing) => string;
  source: AsyncIterable<Uint8Array>;
}

/** What one batch came to; `bytes` counts from the start. */
export interface StagingStep {
  read: number;
  staged: number;
  issues: Issue[];
  bytes: number;
}

/**
 * Reads, judges and puts aside a feed, a batch at a time; while the store writes one batch the next is read. Throws
 * FeedError when the document itself is broken.
 */
export async function* stageFeed(staging: Staging): AsyncGenerator<StagingStep> {
  let writing: Promise<StagingStep> | null = null;
  try {
    for await (const batch of judgedBatches(staging)) {
      if (writing) yield await writing;
      writing = write(staging, batch);
      // Awaited in the next round; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
    }
    if (writing) yield await writing;
  } finally {
    await writing?.catch(() => undefined);
  }
}

interface JudgedBatch {
  read: number;
  accepted: { item: FeedItem; position: number }[];
  issues: Issue[];
  bytes: number;
}

async function* judgedBatches({ kit, shop, source }: Staging): AsyncGenerator<JudgedBatch> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  const context = { website: shop.website, now: kit.now() };
  let position = 0;
  for await (const batch of inBatches(readFeed(counted()))) {
    yield { ...judge(batch, position, context), bytes };
    position += batch.length;
  }
}

/** Batches of a bounded number of items and a bounded size. */
async function* inBatches(groups: AsyncIterable<RawItem[]>): AsyncGenerator<RawItem[]> {
  let batch: RawItem[] = [];
  let size = 0;
  for await (const items of groups) {
    for (const item of items) {
      batch.push(item);
      size += sizeOf(item);
      if (batch.length < BATCH_LIMITS.items && size < BATCH_LIMITS.chars) continue;
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

function judge(batch: RawItem[], start: number, context: { website: string; now: Date }): Omit<JudgedBatch, "bytes"> {
  const issues: Issue[] = [];
  const accepted: JudgedBatch["accepted"] = [];
  for (const [index, raw] of batch.entries()) {
    const { item, issues: found } = validateItem(raw, context);
    issues.push(...found);
    if (item) accepted.push({ item, position: start + index + 1 });
  }
  return { read: batch.length, accepted, issues };
}

async function write(staging: Staging, { read, accepted, issues, bytes }: JudgedBatch): Promise<StagingStep> {
  const { kit, shop, importId } = staging;
  const images = await staging.images.adopt(accepted.flatMap(({ item }) => item.images));
  let next = 0;
  const rows = accepted.map(({ item, position }) => {
    const own = images.slice(next, next + item.images.length);
    next += item.images.length;
    return stagedItem(item, position, { shop, categoryId: staging.categoryOf(item), images: own });
  });
  const taken = await stage(kit, importId, rows);
  const twice = accepted.filter(({ position }) => !taken.has(position));
  const all = [...issues, ...twice.map(({ item }) => describeIssue(item, "duplicate_id", "id", item.id))];
  return { read, staged: taken.size, issues: all.sort((a, b) => a.line - b.line), bytes };
}
