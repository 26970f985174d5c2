import { randomUUID } from "node:crypto";
import type { Cart, OfferOf } from "#contract/carts";
import type { ChosenOffer } from "#contract/offer-key";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { cartAnswer } from "./cart-answer";
import * as records from "./cart-records";
import { chosenOffer } from "./chosen-offer";
import { MOST_LINES, MOST_SHOPS, MOST_UNITS } from "./limits";
import { type CartKey, putLine, readPrice, readRowsToAdd } from "./line-records";
import { mostOf, problemsOf } from "./line-rules";
import type { LiveLine } from "./live-line";
import { answerOf } from "./open-cart";
import { findCart, lockCart } from "./own-cart";
import { type Catalogue, liveLinesOf, readLiveLines } from "./read-lines";
import { catalogueOf, type Store } from "./store";
import type { Visitor } from "./visitor";

type Refusal = "not_sellable" | "out_of_stock" | "limit";

const refused = (reason: Refusal) =>
  failure(409, "This cannot be added to the cart.", [{ path: "body.spid", message: reason }]);

const isOf = (of: OfferOf) => (line: { shopId: string; merchantProductId: string }) =>
  line.shopId === of.sid && line.merchantProductId === of.spid;

type Added = ChosenOffer & { quantity?: number | undefined };

/**
 * CA-02. Adds one unit, or sets the line to `quantity`; the visitor has seen the price that it has now. Fewer units are
 * always accepted, more only when they can be ordered. A browser's cart is not locked for it, since shoppers would wait
 * for each other: it is tried again, locked, when somebody has changed it meanwhile.
 */
export async function addToCart(store: Store, visitor: Visitor, { quantity: wanted, ...chosen }: Added): Promise<Cart> {
  const { db, now } = store;
  const catalogue = await catalogueOf(store);
  const of = await chosenOffer(db, chosen);
  if (!of) throw failure(404, "Nobody sells it here.");
  const adding = { catalogue, of, wanted, now: now() };
  const { sessionHash: hash, user } = visitor;
  const added = user || hash === undefined ? undefined : await tryAdding(db, { hash }, adding);
  return (
    added ??
    db.transaction(async (session) => {
      const { id } = await lockCart(session, visitor, now());
      const locked = await tryAdding(session, { id }, adding);
      if (!locked) throw new Error("A locked cart was changed.");
      return locked;
    })
  );
}

interface Adding {
  catalogue: Catalogue;
  of: OfferOf;
  wanted: number | undefined;
  now: Date;
}

/** Undefined when the cart was changed between reading and writing. */
async function tryAdding(session: Session, key: CartKey, adding: Adding): Promise<Cart | undefined> {
  const { catalogue, of, wanted, now } = adding;
  const rows = await readRowsToAdd(session, key, { of, newId: randomUUID(), now });
  const row = rows.find(({ line }) => isOf(of)(line));
  if (!row || row.offer?.productId !== of.product || row.shop?.gone !== false) {
    throw failure(404, "There is no such offer.");
  }
  const { line: before, offer, cart, isPending } = row;
  const quantity = wanted ?? before.quantity + 1;
  if (quantity > MOST_UNITS) throw refused("limit");
  const put = { ...before, productId: of.product, quantity, priceSeen: offer.price };
  const live = await liveLinesOf(
    session,
    catalogue,
    rows.map((other) => (other === row ? { ...row, line: put } : other)),
  );
  if (before.quantity === 0) needRoom(live);
  const line = quantity > before.quantity ? live.find(isOf(of)) : undefined;
  const [problem] = line ? problemsOf(line) : [];
  if (line && problem) {
    throw refused(mostOf(line) > 0 ? "limit" : problem === "out_of_stock" ? problem : "not_sellable");
  }
  const hash = "hash" in key ? key.hash : undefined;
  if (!(await putLine(session, put, { version: cart?.version, hash, now }))) return undefined;
  const changedCart = { id: put.cartId, version: (cart?.version ?? 0) + 1, isPending };
  return answerOf(session, catalogue, changedCart, now, live);
}

function needRoom(lines: readonly LiveLine[]): void {
  const shops = new Set(lines.map((line) => line.shopId));
  if (lines.length > MOST_LINES || shops.size > MOST_SHOPS) throw refused("limit");
}

const changed = (cart: records.CartRow): records.CartRow => ({ ...cart, version: cart.version + 1 });

async function answerChanged(session: Session, catalogue: Catalogue, cart: records.CartRow, now: Date): Promise<Cart> {
  await records.touchCart(session, cart.id, now);
  return answerOf(session, catalogue, changed(cart), now);
}

/** CA-03. Takes away one unit, or with `all` the line; one that is not there is fine. */
export async function removeFromCart(
  store: Store,
  visitor: Visitor,
  { all = false, ...of }: OfferOf & { all?: boolean },
): Promise<Cart> {
  const { db, now } = store;
  const catalogue = await catalogueOf(store);
  if (!(await findCart({ db, now }, visitor))) return cartAnswer([], { version: 0, pendingPayments: [] });
  return db.transaction(async (session) => {
    const cart = await lockCart(session, visitor, now());
    const line = (await records.readLines(session, cart.id)).find(isOf(of));
    if (!line) return answerOf(session, catalogue, cart, now());
    if (!all && line.quantity > 1) {
      const priceSeen = (await readPrice(session, { ...of, product: line.productId })) ?? line.priceSeen;
      await records.writeLine(session, { ...line, quantity: line.quantity - 1, priceSeen });
      return answerChanged(session, catalogue, cart, now());
    }
    const named = (await readLiveLines(session, catalogue, cart.id)).find(isOf(of));
    await records.deleteLine(session, line);
    const { productId: product, quantity } = line;
    const removed = { product, sid: of.sid, spid: of.spid, quantity, name: named?.name ?? "" };
    return { ...(await answerChanged(session, catalogue, cart, now())), removed };
  });
}
