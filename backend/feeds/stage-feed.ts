import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import type { Placing } from "./category-matcher";
import type { FeedItem } from "./feed-item";
import type { FeedShop } from "./feed-shop";
import { describeIssue, type Issue } from "./issues";
import type { RawItem } from "./raw-item";
import { readFeed } from "./read-feed";
import { stage, stagedItem } from "./staging";
import { validateItem } from "./validate-item";

const BATCH = 500;

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

/** Reads, judges and puts aside a feed, a batch at a time. Throws FeedError when the document itself is broken. */
export async function* stageFeed(staging: Staging): AsyncGenerator<StagingStep> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of staging.source) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  let batch: RawItem[] = [];
  let position = 0;
  for await (const items of readFeed(counted())) {
    batch.push(...items);
    while (batch.length >= BATCH) {
      yield { ...(await stageBatch(staging, batch.slice(0, BATCH), position)), bytes };
      position += BATCH;
      batch = batch.slice(BATCH);
    }
  }
  if (batch.length > 0) yield { ...(await stageBatch(staging, batch, position)), bytes };
}

async function stageBatch(staging: Staging, batch: RawItem[], start: number): Promise<Omit<StagingStep, "bytes">> {
  const { kit, shop } = staging;
  const issues: Issue[] = [];
  const accepted: { item: FeedItem; position: number }[] = [];
  const context = { website: shop.website, now: kit.now() };
  for (const [index, raw] of batch.entries()) {
    const { item, issues: found } = validateItem(raw, context);
    issues.push(...found);
    if (item) accepted.push({ item, position: start + index + 1 });
  }
  const images = await staging.images.adopt(accepted.flatMap(({ item }) => item.images));
  let next = 0;
  const rows = accepted.map(({ item, position }) => {
    const own = images.slice(next, next + item.images.length);
    next += item.images.length;
    return stagedItem(item, position, { shop, categoryId: staging.categoryOf(item), images: own });
  });
  const taken = await stage(kit, staging.importId, rows);
  for (const { item, position } of accepted) {
    if (!taken.has(position)) issues.push(describeIssue(item, "duplicate_id", "id", item.id));
  }
  issues.sort((a, b) => a.line - b.line);
  return { read: batch.length, staged: taken.size, issues };
}
