import { randomUUID } from "node:crypto";
import { notYet } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { lockProfile } from "../users/as-user";
import * as records from "./cart-records";
import { joinedLines } from "./join-rules";
import type { Visitor } from "./visitor";

const MOST_TRIES = 3;

/**
 * The visitor's cart, locked until the transaction ends; created when there is none. A user has one cart in every
 * browser: that of a browser in which somebody signs in is joined with it, unless either is being paid.
 */
export async function lockCart(session: Session, visitor: Visitor, now: Date): Promise<records.CartRow> {
  const { sessionHash: hash, user } = visitor;
  if (user) await lockProfile(session, user.sub);
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const locked = await records.lockCarts(session, hash, user?.sub);
    const { id, isPending = false } = hash === undefined ? {} : await records.cartIdOf(session, hash);
    const ofSession = locked.find((cart) => cart.id === id);
    // Another request has given the browser a cart, or another one, since.
    if (id !== undefined && !ofSession) continue;
    const own = user
      ? await cartOfUser(session, user.sub, hash, ofSession, locked, now)
      : (ofSession ?? (await newCart(session, hash, now)));
    if (own) return user ? own : { ...own, isPending };
  }
  throw changedElsewhere();
}

const changedElsewhere = () => notYet("The cart is being changed elsewhere.", 1);

const newCart = (session: Session, hash: string | undefined, now: Date): Promise<records.CartRow | undefined> =>
  hash === undefined
    ? records.insertCart(session, randomUUID(), null, now)
    : records.insertCartOf(session, hash, randomUUID(), now);

async function cartOfUser(
  session: Session,
  userId: string,
  hash: string | undefined,
  ofSession: records.CartRow | undefined,
  locked: records.CartRow[],
  now: Date,
): Promise<records.CartRow> {
  const ofUser = locked.find((cart) => cart.userId === userId);
  if (ofUser && (ofUser.id === ofSession?.id || hash === undefined)) return ofUser;
  // A cart of somebody else who used this browser stays theirs.
  const anonymous = ofSession?.userId === null ? ofSession : undefined;
  if (anonymous && !ofUser) {
    await records.giveToUser(session, anonymous.id, userId);
    return { ...anonymous, userId };
  }
  const own = ofUser ?? (await records.insertCart(session, randomUUID(), userId, now));
  if (anonymous) {
    if (await records.hasPending(session, [anonymous.id, own.id])) return anonymous;
    await join(session, anonymous, own, now);
  } else if (hash !== undefined) await records.bindSession(session, hash, own.id);
  return (await records.readCart(session, own.id)) ?? own;
}

async function join(session: Session, from: records.CartRow, to: records.CartRow, now: Date): Promise<void> {
  const added = joinedLines(await records.readLines(session, to.id), await records.readLines(session, from.id));
  for (const line of added) await records.writeLine(session, { ...line, cartId: to.id });
  await records.moveSessions(session, from.id, to.id);
  await records.deleteCart(session, from.id);
  await records.touchCart(session, to.id, now);
}

/** The visitor's cart, if there is one; joins like `lockCart`. */
export async function findCart(
  { db, now }: Pick<Kit, "db" | "now">,
  visitor: Visitor,
): Promise<records.CartRow | undefined> {
  const { sessionHash: hash, user } = visitor;
  const found = await records.readCarts(db, hash, user?.sub);
  const [only] = found;
  if (found.length === 0 || !user) return only;
  const isSettled =
    found.length === 1 && only?.userId === user.sub && (hash === undefined || (await isOf(db, hash, only)));
  return isSettled ? only : db.transaction((session) => lockCart(session, visitor, now()));
}

const isOf = async (session: Session, hash: string, cart: records.CartRow) =>
  (await records.cartIdOf(session, hash)).id === cart.id;
