import type { Session } from "../storage/database";

/** A product as far as its picture goes. */
export interface PicturedRow extends Record<string, unknown> {
  id: string;
  revision: number;
  name: string;
  brand: string | null;
  colors: string[];
  category: string;
  /** Address of its first picture. */
  picture: string | null;
  /** Replaced by another product. */
  moved: boolean;
  /** One of the shops that sell it. */
  shop: string | null;
}

/**
 * The next products by revision. The shop is an aggregate of the product's own offers: with `order by o.id limit 1` the
 * planner, whose statistics are old after an import, walked all offers by id for each product.
 */
export async function readPictured(db: Session, after: number, limit: number): Promise<PicturedRow[]> {
  const { rows } = await db.query<PicturedRow>(
    `with page as materialized (select * from products where revision > $1 order by revision limit $2)
     select p.id, p.revision::float8 as revision, p.name, p.brand, p.color as colors, c.key as category,
       p.images->0->>'url' as picture, p.moved_to is not null as moved,
       (select (array_agg(o.shop_id order by o.id))[1] from offers o where o.product_id = p.id) as shop
     from page p join categories c on c.id = p.category_id order by p.revision`,
    [after, limit],
  );
  return rows;
}

/** Category key → name; not of the one that holds what no category was found for, which says nothing. */
export async function readCategoryNames(db: Session): Promise<Map<string, string>> {
  const { rows } = await db.query<{ key: string; name: string }>(
    "select key, name from categories where origin <> 'unplaced'",
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
