import { and, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { products, shops } from "../storage/tables";
import { reviews } from "../storage/tables-reviews";
import { users } from "../storage/tables-users";
import type { Subject } from "./records";
import { isBy, type Writer } from "./writer";

/** Whether the subject can be reviewed: it is there, and has not moved. */
export async function exists({ orm }: Session, subject: Subject): Promise<boolean> {
  const found =
    "productId" in subject
      ? await orm.select({ movedTo: products.movedTo }).from(products).where(eq(products.id, subject.productId))
      : await orm.select({ movedTo: shops.movedTo }).from(shops).where(eq(shops.id, subject.shopId));
  return found[0]?.movedTo === null;
}

/** The name that is shown with a user's reviews: the given name alone. */
export async function authorOf({ orm }: Session, userId: string): Promise<string> {
  const [user] = await orm.select({ name: users.givenName }).from(users).where(eq(users.id, userId));
  return user?.name ?? "";
}

/** The column of purchases that names the writer, and its value. */
const buyer = (writer: Writer) =>
  "userId" in writer ? (["p.user_id", writer.userId] as const) : (["p.id", writer.purchaseId] as const);

/** The line by which the writer bought the product here and that was delivered. */
export async function deliveredLine(session: Session, writer: Writer, productId: string): Promise<string | null> {
  const [column, id] = buyer(writer);
  const { rows } = await session.query<{ id: string }>(
    `select l.id from purchases p join orders o on o.purchase_id = p.id join order_lines l on l.order_id = o.id
      where ${column} = $1 and l.product_id = $2 and o.delivered_at is not null and l.cancelled_quantity < l.quantity
      order by o.delivered_at limit 1`,
    [id, productId],
  );
  return rows[0]?.id ?? null;
}

/** The writer's first order that the shop delivered. */
export async function deliveredOrder(session: Session, writer: Writer, shopId: string): Promise<string | null> {
  const [column, id] = buyer(writer);
  const { rows } = await session.query<{ id: string }>(
    `select o.id from purchases p join orders o on o.purchase_id = p.id
      where ${column} = $1 and o.shop_id = $2 and o.delivered_at is not null order by o.delivered_at limit 1`,
    [id, shopId],
  );
  return rows[0]?.id ?? null;
}

export async function insertReview({ orm }: Session, row: typeof reviews.$inferInsert): Promise<void> {
  await orm.insert(reviews).values(row);
}

export async function changeReview(
  { orm }: Session,
  id: string,
  changes: Partial<typeof reviews.$inferInsert>,
): Promise<void> {
  await orm.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** What the deleted review was about; undefined when the writer has no such review. */
export async function deleteOwn({ orm }: Session, writer: Writer, id: string): Promise<Subject | undefined> {
  const [gone] = await orm
    .delete(reviews)
    .where(and(eq(reviews.id, id), isBy(reviews, writer)))
    .returning({ productId: reviews.productId, shopId: reviews.shopId });
  return gone && subjectOf(gone);
}

export function subjectOf({ productId, shopId }: { productId: string | null; shopId: string | null }): Subject {
  return productId === null ? { shopId: shopId ?? "" } : { productId };
}
