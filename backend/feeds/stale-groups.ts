import type { Session } from "../storage/database";
import { type GroupedProduct, groupKeys, MOST_VARIANTS } from "./group-keys";

type Query = Pick<Session, "query">;

/** Codes looked into per transaction. */
const CODES_AT_ONCE = 25;
/** Products of one transaction; what they are linked to beyond this is left out. */
const MOST_LINKED = 20_000;
/** Products with a new key per transaction. */
const KEYED_AT_ONCE = 500;

interface Codes {
  id: string;
  /** Sorted. */
  codes: string[];
  key: string | null;
}
/** Product → its group codes, and the key that it has. */
export type GroupCodes = ReadonlyMap<string, Codes>;

export async function readGroupCodes({ query }: Query, productIds: string[]): Promise<GroupCodes> {
  const { rows } = await query<Codes & Record<string, unknown>>(CODES, [productIds]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Notes the codes of products that have others now than before: their groups are worked out after the import. */
export async function markStaleGroups({ query }: Query, productIds: string[], before: GroupCodes): Promise<void> {
  const stale = new Set<string>();
  for (const [id, { codes, key }] of await readGroupCodes({ query }, productIds)) {
    const known = before.get(id)?.codes ?? [];
    if (known.join("\n") === codes.join("\n")) continue;
    for (const code of [...known, ...codes, key]) if (code !== null) stale.add(code);
  }
  if (stale.size === 0) return;
  await query("insert into stale_groups (code) select unnest($1::text[]) on conflict do nothing", [[...stale]]);
}

/**
 * Gives the products of some stale groups the keys that follow from their codes. Returns those that changed, or null
 * when nothing is stale any more. Call it in a transaction, until then.
 */
export async function settleGroups({ query }: Query, now: Date): Promise<string[] | null> {
  const stale = await query<{ code: string }>("select code from stale_groups order by code limit $1", [CODES_AT_ONCE]);
  if (stale.rows.length === 0) return null;
  const codes = new Set(stale.rows.map(({ code }) => code));
  const products = await linkedProducts({ query }, codes);
  const keys = groupKeys(products);
  const wrong = products.filter(({ id, key }) => keys.get(id) !== key).map(({ id }) => id);
  const part = wrong.slice(0, KEYED_AT_ONCE);
  await query(KEY, [part, part.map((id) => keys.get(id) ?? null), now]);
  // The rest of a large group is found again, by its key.
  if (part.length === wrong.length) await query("delete from stale_groups where code = any($1::text[])", [[...codes]]);
  return part;
}

interface LinkedProduct extends GroupedProduct, Record<string, unknown> {
  key: string | null;
}

/** All products with one of the codes, or with a code of such a product, and so on; adds those codes to `codes`. */
async function linkedProducts({ query }: Query, codes: Set<string>): Promise<LinkedProduct[]> {
  const found = new Map<string, LinkedProduct>();
  for (let next = [...codes]; next.length > 0 && found.size < MOST_LINKED; ) {
    const { rows } = await query<LinkedProduct>(LINKED, [next, MOST_VARIANTS + 1]);
    for (const row of rows) found.set(row.id, row);
    const reached = new Set(rows.flatMap((row) => [...row.codes, row.key ?? ""]));
    next = [...reached].filter((code) => code !== "" && !codes.has(code));
    for (const code of next) codes.add(code);
  }
  return [...found.values()];
}

const CODES_OF_PRODUCT = `
  select p.family_code as code where p.family_code is not null
  union select o.group_code from offers o where o.product_id = p.id and o.group_code is not null`;

const CODES = `
  select p.id, p.group_key as key, array(select code from (${CODES_OF_PRODUCT}) known order by code) as codes
  from products p where p.id = any($1::text[])`;

/** At most $2 products by each way of having a code: a code of more is of no group, and those with its key come by turns. */
const LINKED = `
  select p.id, p.name, p.brand, p.color, p.size, p.group_key as key,
    array(select code from (${CODES_OF_PRODUCT}) known order by code) as codes
  from products p where p.moved_to is null and p.id in (
    select linked.id from unnest($1::text[]) as wanted(code) cross join lateral (
      (select id from products where family_code = wanted.code limit $2)
      union (select product_id from offers where group_code = wanted.code limit $2)
      union (select id from products where group_key = wanted.code limit $2)
    ) linked
  ) order by p.id`;

const KEY = `
  update products p set group_key = new.key, updated_at = $3, revision = nextval('product_revision')
  from unnest($1::text[], $2::text[]) as new(id, key) where p.id = new.id`;
