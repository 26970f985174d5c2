import type { z } from "@hono/zod-openapi";
import { inArray } from "drizzle-orm";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { contentBlocks } from "../storage/tables";

/** Keys of the content blocks that operators edit. */
export type BlockKey =
  | "site-config"
  | "route-names"
  | "featured-categories"
  | "popular_terms"
  | "market-status"
  | "support-articles";

/**
 * The operator's content under the key, or undefined. A block that does not match its schema is logged and ignored: a
 * typo must not take the shop down.
 */
export async function readBlock<T>(
  { db, log }: Pick<Kit, "db" | "log">,
  key: BlockKey,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  return (await readBlocks({ db, log }, [key]))(key, schema);
}

/** Several blocks by one statement; each is then read by its schema. */
export async function readBlocks<Key extends BlockKey>(
  { db, log }: Pick<Kit, "db" | "log">,
  keys: readonly Key[],
): Promise<<T>(key: Key, schema: z.ZodType<T>) => T | undefined> {
  const rows = await db.orm.select().from(contentBlocks).where(inArray(contentBlocks.key, keys));
  return (key, schema) => {
    const row = rows.find((one) => one.key === key);
    if (!row) return undefined;
    const result = schema.safeParse(row.value);
    if (result.success) return result.data;
    const issues = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    log.warn("invalid content block ignored", { key, issues });
    return undefined;
  };
}

export async function writeBlock(session: Session, key: BlockKey, value: unknown): Promise<void> {
  const updatedAt = new Date();
  await session.orm
    .insert(contentBlocks)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: contentBlocks.key, set: { value, updatedAt } });
}
