import { eq } from "drizzle-orm";
import { isWellRated } from "../products/rules";
import type { Session } from "../storage/database";
import { reviews } from "../storage/tables-reviews";
import type { Subject } from "./records";
import { subjectOf } from "./write-records";

/**
 * Stores the rating that lists, search and offers show, from the visible reviews. The row is locked first, so that the
 * count sees what a concurrent writer has just stored.
 */
export async function updateRating(session: Session, subject: Subject): Promise<void> {
  if ("productId" in subject) {
    await session.query("select id from products where id = $1 for no key update", [subject.productId]);
    await rateProduct(session, subject.productId);
  } else {
    await session.query("select id from shops where id = $1 for no key update", [subject.shopId]);
    await rateShop(session, subject.shopId);
  }
}

/** The new revision makes search and kept summaries read the product again. */
const rateProduct = (session: Session, id: string) =>
  session.query(
    `update products set rating_average = r.average, rating_count = r.n, revision = nextval('product_revision')
       from (select avg(rating)::real as average, count(*)::int as n from reviews
              where product_id = $1 and state = 'visible') r
      where id = $1`,
    [id],
  );

interface ShopRating extends Record<string, unknown> {
  before: number | null;
  after: number | null;
}

/**
 * Stars from elsewhere keep their weight. Search knows of each offer whether its shop is rated well: when that becomes
 * another answer, it is to read the shop's products again (reread-products.ts).
 */
async function rateShop(session: Session, id: string): Promise<void> {
  const { rows } = await session.query<ShopRating>(RATE_SHOP, [id]);
  if (rows.some(({ before, after }) => isWellRated(before) !== isWellRated(after)))
    await session.query("update shops set reread_after = '' where id = $1", [id]);
}

const RATE_SHOP = `
    update shops s set
        elsewhere_count = coalesce(s.elsewhere_count, s.review_count),
        elsewhere_rating = case when s.elsewhere_count is null then s.rating else s.elsewhere_rating end,
        review_count = e.n + r.n,
        rating = (e.stars + r.stars) / nullif(e.n + r.n, 0)
       from (select coalesce(sum(rating), 0)::real as stars, count(*)::int as n from reviews
              where shop_id = $1 and state = 'visible') r,
            (select case when average is null then 0 else n end as n, coalesce(average * n, 0) as stars
               from (select coalesce(elsewhere_count, review_count) as n,
                            case when elsewhere_count is null then rating else elsewhere_rating end as average
                       from shops where id = $1) known) e,
            (select case when review_count > 0 then rating end as rating from shops where id = $1) old
      where s.id = $1
      returning old.rating as before, case when s.review_count > 0 then s.rating end as after`;

/** What the user's reviews are about: read before the account is deleted, to be rated again after. */
export async function ratedBy({ orm }: Session, userId: string): Promise<Subject[]> {
  const rows = await orm
    .select({ productId: reviews.productId, shopId: reviews.shopId })
    .from(reviews)
    .where(eq(reviews.userId, userId));
  return rows.map(subjectOf);
}
