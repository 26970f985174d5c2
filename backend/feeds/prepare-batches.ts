import { adoptedImage } from "../images/adopt";
import { createCategoryMatcher } from "./category-matcher";
import { changesAt, earlier } from "./changes-at";
import { databaseJson } from "./database-json";
import type { FeedCategories } from "./feed-categories";
import type { FeedItem } from "./feed-item";
import { createNotes } from "./feed-notes";
import type { FeedShop } from "./feed-shop";
import type { Issue } from "./issues";
import { BATCH_LIMITS } from "./limits";
import { type BuiltCategory, createBuiltTree } from "./placing/built-tree";
import { createShopTree } from "./placing/shop-tree";
import { taxonomyWords } from "./placing/taxonomy-words";
import { type RawItem, sizeOf } from "./raw-item";
import { readFeed } from "./read-feed";
import { stagedItem } from "./staging";
import { readTaxonomy } from "./taxonomy/read-taxonomy";
import { validateItem } from "./validate-item";
import { openFeedFile } from "./zip-file";

/** A feed file, with everything needed to validate its items. */
export interface FeedTask extends FeedCategories {
  file: string;
  shop: FeedShop;
  now: Date;
}

/** Validated items, ready for the store. */
export interface PreparedBatch {
  read: number;
  /** Bytes of the feed read so far. */
  bytes: number;
  /** The accepted items as one JSON text for the store. */
  rows: string;
  accepted: { position: number; line: number; id: string }[];
  /** URLs of all their pictures. */
  images: string[];
  issues: Issue[];
  /** When the dates in these items next make something else of one of them; null when they do not. */
  changesAt: number | null;
  /** Categories of the built tree that these items are the first to need. */
  categories: BuiltCategory[];
  /** What is wrong with our own taxonomy files; in the first batch only. */
  problems: readonly string[];
}

/** Reads and validates a feed in batches. Throws FeedError when the document itself is broken. */
export async function* prepareBatches({ file, shop, now, ...known }: FeedTask): AsyncGenerator<PreparedBatch> {
  const source = await openFeedFile(file);
  const notes = createNotes();
  const taxonomy = readTaxonomy();
  const words = taxonomyWords(taxonomy);
  const built = known.categories.length === 0 ? createBuiltTree(taxonomy) : undefined;
  const tree = built ?? createShopTree(known.categories, words);
  const stored = new Set<string>();
  const placeOf = createCategoryMatcher({ taxonomy, words, tree, mapped: new Map(known.mapped) });
  let position = 0;
  let isFirst = true;
  for await (const batch of inBatches(readFeed(source.chunks, notes))) {
    const issues = notes.take();
    let next: number | null = null;
    const accepted: { item: FeedItem; position: number }[] = [];
    for (const raw of batch) {
      position += 1;
      next = earlier(next, changesAt(raw, now));
      const judged = validateItem(raw, { website: shop.website, now });
      issues.push(...judged.issues);
      if (judged.item) accepted.push({ item: judged.item, position });
    }
    const categories = new Map<string, BuiltCategory>();
    const rows = accepted.map(({ item, position }) => {
      const { categoryId, confidence, path } = placeOf(item);
      const images = item.images.map(adoptedImage);
      for (const row of (categoryId !== null && built?.rowsTo(categoryId)) || []) {
        if (!stored.has(row.id)) categories.set(row.id, row);
        stored.add(row.id);
      }
      return stagedItem(item, position, {
        shop,
        categoryId: categoryId ?? known.unplacedId,
        confidence,
        feedPath: path,
        images,
      });
    });
    yield {
      read: batch.length,
      bytes: source.bytesRead(),
      rows: databaseJson(rows),
      accepted: accepted.map(({ item, position }) => ({ position, line: item.line, id: item.id })),
      images: accepted.flatMap(({ item }) => item.images),
      issues,
      changesAt: next,
      categories: [...categories.values()],
      problems: isFirst ? taxonomy.problems : [],
    };
    isFirst = false;
  }
}

/** Groups items into batches bounded by count and size. */
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
