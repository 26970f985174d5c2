import type { ProductImage } from "#contract/products";
import type { Session } from "../storage/database";
import { LOWEST_TOTAL } from "./rules";
import type { Member } from "./variant-axes";

/** A group has no more products than its importer allows; this bounds what a page reads. */
const MOST_MEMBERS = 1_000;

export interface MemberRow extends Member, Record<string, unknown> {
  slug: string;
  image: ProductImage | null;
}

/** The variants that have a page for everybody, most popular first, and this product itself. */
export async function readMembers({ query }: Pick<Session, "query">, key: string, id: string): Promise<MemberRow[]> {
  const { rows } = await query<MemberRow>(MEMBERS, [key, id, MOST_MEMBERS]);
  return rows;
}

const MEMBERS = `
  with members as (
    select id, slug, name, color, size, features, images -> 0 as image, popularity from products
    where id = $2 or group_key = $1 and moved_to is null and not adult_content
    order by id <> $2, popularity desc, id limit $3
  ), priced as (
    select o.product_id as id, ${LOWEST_TOTAL}::int as total
    from offers o join shops s on s.id = o.shop_id and not s.gone
    where o.product_id in (select id from members) group by o.product_id
  )
  select m.id, m.slug, m.name, m.color, m.size, m.features, m.image, priced.total as "lowestTotal"
  from members m left join priced on priced.id = m.id order by m.id <> $2, m.popularity desc, m.id`;

export interface VarietyRow extends Record<string, unknown> {
  key: string;
  count: number;
  colors: number;
  sizes: number;
}

/** What there is to choose from in each group; sizes that are storage do not count as sizes. */
export async function readVariety({ query }: Pick<Session, "query">, keys: string[]): Promise<VarietyRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await query<VarietyRow>(VARIETY, [keys]);
  return rows;
}

const VARIETY = `
  select group_key as key, count(*)::int as count,
    count(distinct nullif(lower(array_to_string(color, '/')), ''))::int as colors,
    count(distinct nullif(lower(array_to_string(size, '/')), '')) filter (where size[1] !~* '^[0-9.,]+ ?[gt]b$')::int as sizes
  from products
  where group_key = any($1::text[]) and moved_to is null and not expired and not adult_content group by group_key`;
