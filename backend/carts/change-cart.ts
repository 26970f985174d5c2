import type { Cart, OfferOf } from "#contract/carts";
import type { ChosenOffer } from "#contract/offer-key";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { cartAnswer } from "./cart-answer";
import * as records from "./cart-records";
import { chosenOffer } from "./chosen-offer";
import { MOST_LINES, MOST_SHOPS, MOST_UNITS } from "./limits";
import { putLine, readPrice } from "./line-records";
import { mostOf, problemsOf } from "./line-rules";
import type { LiveLine } from "./live-line";
import { answerOf } from "./open-cart";
import { findCart, lockCart, lockCartAlone } from "./own-cart";
import { type Catalogue, readLiveLines } from "./read-lines";
import { catalogueOf, type Store } from "./store";
import type { Visitor } from "./visitor";

type Refusal = "not_sellable" | "out_of_stock" | "limit";

const refused = (reason: Refusal) =>
  failure(409, "This cannot be added to the cart.", [{ path: "body.spid", message: reason }]);

const isOf = (of: OfferOf) => (line: { shopId: string; merchantProductId: string }) =>
  line.shopId === of.sid && line.merchantProductId === of.spid;

/**
 * CA-02. Adds one unit, or sets the line to `quantity`; the visitor has seen the price that it has now. Fewer units are
 * always accepted, more only when they can be ordered.
 */
export async function addToCart(
  store: Store,
  visitor: Visitor,
  { quantity: wanted, ...chosen }: ChosenOffer & { quantity?: number | undefined },
): Promise<Cart> {
  const { db, now } = store;
  const catalogue = await catalogueOf(store);
  const of = await chosenOffer(store.db, chosen);
  if (!of) throw failure(404, "Nobody sells it here.");
  return db.transaction(async (session) => {
    const cart = await lockCartAlone(session, visitor, now());
    // Whatever is refused below is undone with the transaction.
    const put = await putLine(session, { cartId: cart.id, of, quantity: wanted, now: now() });
    if (!put) throw failure(404, "There is no such offer.");
    if (put.quantity > MOST_UNITS) throw refused("limit");
    const live = await readLiveLines(session, catalogue, cart.id);
    if (put.before === 0) needRoom(live);
    if (put.quantity > put.before) {
      const line = live.find(isOf(of));
      const [problem] = line ? problemsOf(line) : [];
      if (line && problem)
        throw refused(mostOf(line) > 0 ? "limit" : problem === "out_of_stock" ? problem : "not_sellable");
    }
    return answerOf(session, catalogue, changed({ ...cart, isPending: put.isPending }), now(), live);
  });
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
