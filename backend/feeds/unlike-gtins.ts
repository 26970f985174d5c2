import { areUnlike } from "../matching/unlike";
import type { Session } from "../storage/database";
import { describeIssue, type Issue } from "./issues";

/** Codes looked into per import. */
const MOST_CODES = 5_000;
/** Codes per statement, and items per code: reading their titles must not hold up pages. */
const CODES_AT_ONCE = 10;
const ITEMS_PER_CODE = 20;

interface Shared extends Record<string, unknown> {
  gtin: string;
  items: { id: string; line: number; title: string; brand: string | null }[];
}

/**
 * Removes from the staged items every GTIN that the shop uses for unlike items, because it cannot tell which of them it
 * belongs to. Yields the warnings.
 */
export async function* withoutUnlikeGtins(
  { query }: Pick<Session, "query">,
  importId: string,
): AsyncGenerator<Issue[]> {
  const { rows } = await query<{ gtin: string }>(REPEATED, [importId, MOST_CODES]);
  for (let from = 0; from < rows.length; from += CODES_AT_ONCE) {
    const gtins = rows.slice(from, from + CODES_AT_ONCE).map(({ gtin }) => gtin);
    const shared = await query<Shared>(ITEMS, [importId, gtins, ITEMS_PER_CODE]);
    const unlike = shared.rows.filter(
      ({ items: [first, ...others] }) => first && others.some((one) => areUnlike(first, one)),
    );
    if (unlike.length === 0) continue;
    await query("update feed_staging set gtin = null where import_id = $1 and gtin = any($2::text[])", [
      importId,
      unlike.map(({ gtin }) => gtin),
    ]);
    yield unlike.flatMap(({ gtin, items }) => items.map((item) => describeIssue(item, "ambiguous_gtin", "gtin", gtin)));
  }
}

const REPEATED = `
  select gtin from feed_staging where import_id = $1 and gtin is not null
  group by gtin having count(*) > 1 order by gtin limit $2`;

const ITEMS = `
  select gtin, json_agg(json_build_object('id', id, 'line', line, 'title', title, 'brand', brand) order by id) as items
  from (
    select gtin, merchant_product_id as id, line, title, brand,
      row_number() over (partition by gtin order by merchant_product_id) as place
    from feed_staging where import_id = $1 and gtin = any($2::text[])
  ) item where place <= $3 group by gtin order by gtin`;
