import { ORDERABLE } from "../products/rules";
import type { Session } from "../storage/database";

/** Number of popular products searched for discounts, and the number of candidates examined. */
const MOST_SEARCHED = 5_000;
const MOST_CANDIDATES = 300;

interface Candidate {
  productId: string;
  /** Lowest price of a new offer that can be ordered now. */
  price: number;
  popularity: number;
}

/**
 * Products whose cheapest new offer became cheaper since the given day, most popular first. Whether that is a reduction
 * under the rule depends on their whole history.
 */
export async function readCandidates(session: Session, since: string, adultCategories: string[]): Promise<Candidate[]> {
  const { rows } = await session.query<Candidate & Record<string, unknown>>(
    `with popular as (select p.id, p.popularity from products p
        where not p.expired and p.moved_to is null and not p.adult_content and p.category_id <> all($2)
        order by p.popularity desc limit ${MOST_SEARCHED}),
      cheapest as (select distinct on (o.product_id) o.product_id, o.id, o.price, popular.popularity
        from offers o join popular on popular.id = o.product_id
        where ${ORDERABLE} and o.condition = 'new' order by o.product_id, o.price, o.id),
      moved as (select cheapest.*, (select array_agg(array[pp.price, (pp.observed_on >= $1::date)::int]
            order by pp.observed_on desc) from (select price, observed_on from price_points
            where product_id = cheapest.product_id and offer_id = cheapest.id order by observed_on desc limit 2) pp)
          as last_two from cheapest)
      select product_id as "productId", price, popularity from moved
      where last_two[1][1] = price and last_two[1][2] = 1 and last_two[2][1] > price
      order by popularity desc, product_id limit ${MOST_CANDIDATES}`,
    [since, adultCategories],
  );
  return rows;
}
