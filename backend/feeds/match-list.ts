import type { Session } from "../storage/database";

/**
 * `unsure`: waits for a decision. `joined`: an import joined it by its title. `together`: an operator did. `apart`: an
 * operator took it off this product.
 */
export const LISTED_STATES = ["unsure", "joined", "together", "apart"] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** An offer, and the product that it may be or is of. */
export interface ListedMatch extends Record<string, unknown> {
  offerId: string;
  title: string;
  shop: string;
  /** The offer's own product, where that is another. */
  ownId: string;
  productId: string;
  productName: string;
  score: number;
}

const MOST_LISTED = 100;

/** The likeliest matches in this state, and how many there are. */
export async function listMatches(
  { query }: Pick<Session, "query">,
  state: ListedState,
): Promise<{ total: number; matches: ListedMatch[] }> {
  const counted = await query<{ n: number }>(`select count(*)::int as n ${FROM}`, [state]);
  const { rows } = await query<ListedMatch>(
    `select o.id as "offerId", o.title, s.name as shop, o.product_id as "ownId", p.id as "productId",
       p.name as "productName", m.score ${FROM} order by m.score desc, m.offer_id limit $2`,
    [state, MOST_LISTED],
  );
  return { total: counted.rows[0]?.n ?? 0, matches: rows };
}

/**
 * Answered questions and offers that are gone are not listed, nor is what a split leaves with its own product: that it
 * was taken off another one says all.
 */
const FROM = `
  from product_matches m
  join offers o on o.id = m.offer_id
  join products p on p.id = m.product_id
  join shops s on s.id = o.shop_id
  where m.state = $1 and p.moved_to is null and (m.state in ('unsure', 'apart')) = (o.product_id <> m.product_id)
    and not (m.state = 'together' and exists (
      select 1 from product_matches a where a.offer_id = m.offer_id and a.state = 'apart' and m.origin_id is null))`;
