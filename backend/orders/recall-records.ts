import type { Session } from "../storage/database";

/** Takes a product from sale and remembers why. Its name, and the reason that was stored first; undefined without it. */
export async function pullProduct(
  session: Session,
  productId: string,
  reason: string,
  at: Date,
): Promise<{ name: string; reason: string; isNew: boolean } | undefined> {
  const { rows } = await session.query<{ name: string }>("select name from products where id = $1 for update", [
    productId,
  ]);
  const [product] = rows;
  if (!product) return undefined;
  const added = await session.query(
    `insert into recalls (product_id, reason, recalled_at) values ($1, $2, $3) on conflict do nothing
      returning product_id`,
    [productId, reason, at],
  );
  const isNew = added.rows.length > 0;
  if (isNew) {
    await session.query(
      "update products set expired = true, revision = nextval('product_revision'), updated_at = $2 where id = $1",
      [productId, at],
    );
  }
  const stored = await session.query<{ reason: string }>("select reason from recalls where product_id = $1", [
    productId,
  ]);
  return { name: product.name, reason: stored.rows[0]?.reason ?? reason, isNew };
}

/**
 * Ends a recall: the product is for sale again as far as it has offers. Buyers are told anew should it be recalled once
 * more, so the keys of mails that told them are set aside. Its name; undefined without a recall.
 */
export async function releaseProduct(session: Session, productId: string, at: Date): Promise<string | undefined> {
  const ended = await session.query("delete from recalls where product_id = $1 returning product_id", [productId]);
  if (ended.rows.length === 0) return undefined;
  await session.query(
    `update mail_queue set key = 'ended:' || $2 || ':' || key where starts_with(key, 'recall:' || $1 || ':')`,
    [productId, String(at.getTime())],
  );
  const { rows } = await session.query<{ name: string }>(
    `update products p set revision = nextval('product_revision'), updated_at = $2,
        expired = not exists (select 1 from offers o where o.product_id = p.id)
      where id = $1 returning name`,
    [productId, at],
  );
  return rows[0]?.name;
}

export interface Buyer extends Record<string, unknown> {
  email: string;
  numbers: string[];
}

/** Who paid for the product and may have it, by address, after `after`. Orders that were cancelled whole do not count. */
export async function readBuyers(session: Session, productId: string, after: string, limit: number): Promise<Buyer[]> {
  const { rows } = await session.query<Buyer>(
    `select lower(p.email) as email, (array_agg(distinct o.number))[1:20] as numbers
      from order_lines l join orders o on o.id = l.order_id join purchases p on p.id = o.purchase_id
      where l.product_id = $1 and o.paid_at is not null and o.status <> 'cancelled'
        and l.cancelled_quantity < l.quantity and p.email <> '' and lower(p.email) > $2
      group by lower(p.email) order by lower(p.email) limit $3`,
    [productId, after, limit],
  );
  return rows;
}
