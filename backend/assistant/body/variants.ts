import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Session } from "../../storage/database";
import { products } from "../../storage/tables";

/** Of a thing in very many sizes and colours no more are looked at. */
const MOST_EACH = 24;
const MOST = 192;

/**
 * All variants of these products that are still sold, in the order of the products; by id the group to which each belongs.
 * The search shows one variant of a thing, and what no filter knows (`minstens 512 GB`) only another may meet.
 */
export async function withVariants({ orm }: Session, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, groupKey, expired } = products;
  const own = await orm
    .select({ id, groupKey })
    .from(products)
    .where(and(inArray(id, [...ids]), isNotNull(groupKey)));
  const keyOf = new Map(own.map((row) => [row.id, row.groupKey ?? ""]));
  const keys = [...new Set(keyOf.values())];
  if (keys.length === 0) return new Map();
  const rows = await orm
    .select({ id, groupKey })
    .from(products)
    .where(and(inArray(groupKey, keys), eq(expired, false)))
    .orderBy(asc(id))
    .limit(MOST * MOST_EACH);
  const found = new Map<string, string>();
  for (const one of ids) {
    const key = keyOf.get(one);
    found.set(one, key ?? one);
    if (key === undefined) continue;
    const variants = rows.filter((row) => row.groupKey === key).slice(0, MOST_EACH);
    for (const variant of variants) if (found.size < MOST) found.set(variant.id, key);
  }
  return found;
}
