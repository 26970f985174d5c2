import type { Kit } from "../kit";
import type { CategoryRow } from "./placing/shop-tree";

/** The shop's tree as an import uses it. */
export interface FeedCategories {
  /** Where items can be placed. */
  categories: CategoryRow[];
  /** The category that holds what could not be placed. */
  unplacedId: string;
  /** What the operator decided for this shop: path key and category id. */
  mapped: [string, string][];
}

const PLACEHOLDER = "/api/images/placeholder.svg";
const UNPLACED_NAME = "Nog niet ingedeeld";
const MOST_MAPPINGS = 20_000;

export async function loadCategories({ db }: Kit, shopId: string): Promise<FeedCategories> {
  const { rows } = await db.query<CategoryRow & Record<string, unknown>>(
    `select id, key, parent_id as "parentId", level, position, name, adult_content as adult,
       marketplace_only as "marketplaceOnly"
     from categories where origin <> 'unplaced' order by level, position`,
  );
  const mapped = await db.query<{ key: string; id: string }>(
    `select path_key as key, category_id as id from category_mappings where shop_id = $1 order by path_key limit $2`,
    [shopId, MOST_MAPPINGS],
  );
  return {
    categories: rows,
    unplacedId: await unplacedCategory({ db }),
    mapped: mapped.rows.map(({ key, id }) => [key, id]),
  };
}

/** Every product needs a category: this one, which no menu shows, holds those that fit nowhere. */
async function unplacedCategory({ db }: Pick<Kit, "db">): Promise<string> {
  const find = async () =>
    (await db.query<{ id: string }>("select id from categories where origin = 'unplaced'")).rows[0]?.id;
  const known = await find();
  if (known !== undefined) return known;
  for (const key of ["overig", "nog-niet-ingedeeld"]) {
    await db.query(
      `insert into categories (id, key, slug, level, position, name, img, img_blue, origin)
       select $1, $1, $1, 1, 32000, $2, $3, $3, 'unplaced'
       where not exists (select 1 from categories where origin = 'unplaced') on conflict do nothing`,
      [key, UNPLACED_NAME, PLACEHOLDER],
    );
  }
  const made = await find();
  if (made === undefined) throw new Error("The category for unplaced products could not be stored.");
  return made;
}
