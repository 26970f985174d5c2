import type { ProductImage } from "#contract/products";
import type { Kit } from "../kit";
import { readInThread } from "./feed-thread";
import { describeIssue, type Issue } from "./issues";
import type { BuiltCategory } from "./placing/built-tree";
import type { FeedTask, PreparedBatch } from "./prepare-batches";
import { stage } from "./staging";

export interface Staging extends FeedTask {
  kit: Kit;
  images: { adopt(urls: string[]): Promise<ProductImage[]> };
  importId: string;
}

/** Result of one batch; `bytes` counts from the start. */
export interface StagingStep {
  read: number;
  staged: number;
  issues: Issue[];
  bytes: number;
  changesAt: number | null;
  /** Categories to add when the import is applied. */
  categories: BuiltCategory[];
}

/** Reads, validates and stages a feed in batches. Throws FeedError when the document itself is broken. */
export async function* stageFeed({ kit, images, importId, ...task }: Staging): AsyncGenerator<StagingStep> {
  for await (const batch of readInThread(task)) yield await write({ kit, images, importId }, batch);
}

async function write(
  { kit, images, importId }: Pick<Staging, "kit" | "images" | "importId">,
  { read, rows, accepted, issues, bytes, images: addresses, problems, changesAt, categories }: PreparedBatch,
): Promise<StagingStep> {
  for (const problem of problems) kit.log.error("skipped a line of the product taxonomy", { problem });
  await images.adopt(addresses);
  const taken = accepted.length === 0 ? new Set<number>() : await stage(kit, importId, rows);
  const twice = accepted.filter(({ position }) => !taken.has(position));
  const all = [...issues, ...twice.map((item) => describeIssue(item, "duplicate_id", "id", item.id))];
  return { read, staged: taken.size, issues: all.sort((a, b) => a.line - b.line), bytes, changesAt, categories };
}
