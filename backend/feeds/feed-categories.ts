import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import type { BuiltCategory } from "./placing/built-tree";
import type { CategoryRow } from "./placing/shop-tree";

/** The shop's tree as an import uses it. */
export interface FeedCategories {
  /** Where items can be placed; none when the operator has no own category: the import then builds what its items need. */
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
  const { rows } = await db.query<CategoryRow & { origin: string } & Record<string, unknown>>(
    `select id, key, parent_id as "parentId", level, position, name, adult_content as adult,
       marketplace_only as "marketplaceOnly", origin
     from categories where origin <> 'unplaced' order by level, position`,
  );
  const mapped = await db.query<{ key: string; id: string }>(
    `select path_key as key, category_id as id from category_mappings where shop_id = $1 order by path_key limit $2`,
    [shopId, MOST_MAPPINGS],
  );
  return {
    categories: rows.some(({ origin }) => origin === "own") ? rows : [],
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

/** Stores the built categories that are not there yet, parents first; those that are get the drawing of today. */
export async function addCategories({ query }: Pick<Session, "query">, built: Iterable<BuiltCategory>): Promise<void> {
  const rows = [...built].sort((a, b) => a.level - b.level);
  if (rows.length === 0) return;
  await query(ADD_CATEGORIES, [JSON.stringify(rows)]);
  await query(DRAW_AGAIN, [JSON.stringify(rows)]);
}

const ADD_CATEGORIES = `
  insert into categories (id, key, slug, parent_id, level, position, name, img, img_blue, adult_content, origin)
  select id, key, slug, "parentId", level, position, name, img, "imgBlue", adult, 'taxonomy'
  from json_to_recordset($1::json) as x(id text, key text, slug text, "parentId" text, level smallint,
    position smallint, name text, img text, "imgBlue" text, adult boolean)
  on conflict do nothing`;

const DRAW_AGAIN = `
  update categories c set img = x.img, img_blue = x."imgBlue"
  from json_to_recordset($1::json) as x(id text, img text, "imgBlue" text)
  where c.id = x.id and c.origin = 'taxonomy' and c.img <> x.img and c.img like '/api/images/category/%'`;
