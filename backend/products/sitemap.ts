import { LISTED } from "../catalogue/counts";
import type { Session } from "../storage/database";
import { canonicalPath } from "./rules";

/** Maximum number of URLs in a sitemap file. */
const PAGE = 50_000;

/** One page (from 1) of the products to be indexed by search engines, excluding adult ones, with their last change. */
export async function sitemapPage(session: Session, page: number, adultCategories: string[]) {
  const listed = `${LISTED} and not p.adult_content and p.category_id <> all($1)`;
  const [count, rows] = await Promise.all([
    session.query<{ n: number }>(`select count(*) as n from products p where ${listed}`, [adultCategories]),
    session.query<{ id: string; slug: string; updated_at: Date }>(
      `select p.id, p.slug, p.updated_at from products p where ${listed} order by p.id limit $2 offset $3`,
      [adultCategories, PAGE, (page - 1) * PAGE],
    ),
  ]);
  return {
    pages: Math.ceil((count.rows[0]?.n ?? 0) / PAGE),
    products: rows.rows.map((row) => ({ path: canonicalPath(row), lastmod: row.updated_at.toISOString() })),
  };
}
