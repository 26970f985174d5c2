import type { Session } from "../storage/database";

/** A delivered line, or shop's order, and what a review of it would be about. */
export interface Reviewable extends Record<string, unknown> {
  kind: "product" | "shop";
  /** Of the product or the shop as it is now. */
  id: string;
  name: string;
}

/** Undefined when it is not of this purchase, was not delivered, was cancelled, or is in no catalogue any more. */
export async function readReviewable(
  session: Session,
  purchaseId: string,
  of: string,
): Promise<Reviewable | undefined> {
  const { rows } = await session.query<Reviewable>(
    `select 'product' as kind, s.id, s.name from order_lines l join orders o on o.id = l.order_id
        join products p on p.id = l.product_id join products s on s.id = coalesce(p.moved_to, p.id)
      where l.id = $2 and o.purchase_id = $1 and o.delivered_at is not null and l.cancelled_quantity < l.quantity
        and s.moved_to is null
      union all
      select 'shop', s.id, s.name from orders o
        join shops p on p.id = o.shop_id join shops s on s.id = coalesce(p.moved_to, p.id)
      where o.id = $2 and o.purchase_id = $1 and o.delivered_at is not null and o.status <> 'cancelled'
        and s.moved_to is null
      limit 1`,
    [purchaseId, of],
  );
  return rows[0];
}
