import { and, asc, eq, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { cartLines, cartSessions, carts, checkouts } from "../storage/tables-carts";
import { purchases } from "../storage/tables-orders";

/** Of a locked cart, `isPending`: whether something placed from it is still to be paid; undefined when that was not read. */
export type CartRow = typeof carts.$inferSelect & { isPending?: boolean };
export type LineRow = typeof cartLines.$inferSelect;

const cartOfSession = (session: Session, hash: string) =>
  session.orm.select({ id: cartSessions.cartId }).from(cartSessions).where(eq(cartSessions.hash, hash));

export async function readCart(session: Session, id: string): Promise<CartRow | undefined> {
  const [row] = await session.orm.select().from(carts).where(eq(carts.id, id));
  return row;
}

/** The carts of a browser and of a user, in the order in which they are locked. */
function cartsOf(session: Session, hash: string | undefined, userId: string | undefined) {
  const ofSession = hash === undefined ? undefined : inArray(carts.id, cartOfSession(session, hash));
  const ofUser = userId === undefined ? undefined : eq(carts.userId, userId);
  return session.orm.select().from(carts).where(or(ofSession, ofUser)).orderBy(asc(carts.id));
}
export function readCarts(session: Session, hash: string | undefined, userId: string | undefined): Promise<CartRow[]> {
  return cartsOf(session, hash, userId);
}
export function lockCarts(session: Session, hash: string | undefined, userId: string | undefined): Promise<CartRow[]> {
  return cartsOf(session, hash, userId).for("update");
}

/** The cart of a browser, and whether something that was placed from it is still to be paid. */
export async function cartIdOf(session: Session, hash: string): Promise<{ id?: string; isPending?: boolean }> {
  const isPending = sql<boolean>`exists (
    select 1 from purchases p where p.cart_id = cart_sessions.cart_id and p.state = 'pending')`;
  const [row] = await session.orm
    .select({ id: cartSessions.cartId, isPending })
    .from(cartSessions)
    .where(eq(cartSessions.hash, hash));
  return row ?? {};
}

/** A new cart of a browser; undefined when that already has one. */
export async function insertCartOf(
  session: Session,
  hash: string,
  id: string,
  now: Date,
): Promise<CartRow | undefined> {
  const { rows } = await session.query(
    `with cart as (
       insert into carts (id, version, created_at, updated_at) values ($1, 0, $3, $3)
     )
     insert into cart_sessions (hash, cart_id) values ($2, $1) on conflict do nothing returning hash`,
    [id, hash, now],
  );
  if (rows.length > 0) return { id, userId: null, version: 0, createdAt: now, updatedAt: now };
  await deleteCart(session, id);
  return undefined;
}

export async function insertCart(session: Session, id: string, userId: string | null, now: Date): Promise<CartRow> {
  const row = { id, userId, version: 0, createdAt: now, updatedAt: now };
  await session.orm.insert(carts).values(row);
  return row;
}

export async function deleteCart(session: Session, id: string): Promise<void> {
  await session.orm.delete(carts).where(eq(carts.id, id));
}

export async function bindSession(session: Session, hash: string, cartId: string): Promise<void> {
  await session.orm
    .insert(cartSessions)
    .values({ hash, cartId })
    .onConflictDoUpdate({ target: cartSessions.hash, set: { cartId } });
}

export async function giveToUser(session: Session, cartId: string, userId: string): Promise<void> {
  await session.orm.update(carts).set({ userId }).where(eq(carts.id, cartId));
}

/** Moves the browsers of one cart to another, with what was filled in unless the other has that already. */
export async function moveSessions(session: Session, from: string, to: string): Promise<void> {
  await session.orm.update(cartSessions).set({ cartId: to }).where(eq(cartSessions.cartId, from));
  const known = await session.orm.select({ id: checkouts.cartId }).from(checkouts).where(eq(checkouts.cartId, to));
  if (known.length === 0) await session.orm.update(checkouts).set({ cartId: to }).where(eq(checkouts.cartId, from));
}

export async function touchCart(session: Session, id: string, now: Date): Promise<void> {
  await session.orm
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now })
    .where(eq(carts.id, id));
}

export async function hasPending(session: Session, cartIds: string[]): Promise<boolean> {
  const rows = await session.orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(inArray(purchases.cartId, cartIds), eq(purchases.state, "pending")))
    .limit(1);
  return rows.length > 0;
}

/** In the order in which they were added. */
export function readLines(session: Session, cartId: string): Promise<LineRow[]> {
  return session.orm
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.shopId), asc(cartLines.merchantProductId));
}

/** Inserts a line, or replaces the one of the same offer except when it was added. */
export async function writeLine(session: Session, line: LineRow): Promise<void> {
  const { productId, quantity, priceSeen } = line;
  await session.orm
    .insert(cartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.shopId, cartLines.merchantProductId],
      set: { productId, quantity, priceSeen },
    });
}

export async function deleteLine(session: Session, line: LineRow): Promise<void> {
  const { cartId, shopId, merchantProductId } = line;
  const same = and(
    eq(cartLines.cartId, cartId),
    eq(cartLines.shopId, shopId),
    eq(cartLines.merchantProductId, merchantProductId),
  );
  await session.orm.delete(cartLines).where(same);
}

/**
 * Deletes at most `limit` carts that nobody has changed since these moments, except those with a pending purchase.
 * Returns how many.
 */
export async function deleteStale(
  session: Session,
  before: { anonymous: Date; ofUsers: Date },
  limit: number,
): Promise<number> {
  const pending = session.orm
    .select({ id: sql<string>`${purchases.cartId}` })
    .from(purchases)
    .where(and(eq(purchases.state, "pending"), sql`${purchases.cartId} is not null`));
  const stale = session.orm
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        or(and(isNull(carts.userId), lt(carts.updatedAt, before.anonymous)), lt(carts.updatedAt, before.ofUsers)),
        notInArray(carts.id, pending),
      ),
    )
    .orderBy(asc(carts.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  const gone = await session.orm.delete(carts).where(inArray(carts.id, stale)).returning({ id: carts.id });
  return gone.length;
}
