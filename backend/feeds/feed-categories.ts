import type { Kit } from "../kit";
import type { CategoryRow } from "./category-matcher";

const CATEGORIES = `select id, key, parent_id as "parentId", level, position, name, adult_content as adult
  from categories order by level, position`;

/** The shop's existing categories are used; one is created only if there are none, because every product needs one. */
export async function loadCategories({ db }: Kit): Promise<CategoryRow[]> {
  const { rows } = await db.query<CategoryRow & Record<string, unknown>>(CATEGORIES);
  if (rows.length > 0) return rows;
  await db.query(
    `insert into categories (id, key, slug, level, position, name, img, img_blue)
     values ('overig', 'overig', 'overig', 1, 1, 'Overig', $1, $1) on conflict do nothing`,
    ["/api/images/placeholder.svg"],
  );
  const made = await db.query<CategoryRow & Record<string, unknown>>(CATEGORIES);
  return made.rows;
}
