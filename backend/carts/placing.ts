import type { Placed } from "#contract/checkout";
import { notYet } from "../http/failure";
import { endPurchase } from "../orders/end-purchase";
import type { NewPurchase } from "../orders/new-purchase";
import { customerHash, type PurchaseRow, readPending, readReplay } from "../orders/purchases";
import { Outrun, writePurchase } from "../orders/write-purchase";
import type { Session } from "../storage/database";
import type { CartRow } from "./cart-records";
import { type CurrentDraft, currentDraft } from "./draft";
import type { Priced, PricedShop } from "./draft-rules";
import { acknowledgePrices } from "./line-records";
import { lockCart } from "./own-cart";
import type { Catalogue } from "./read-lines";
import { catalogueOf, type Store } from "./store";
import type { Visitor } from "./visitor";

/**
 * Makes sure that an earlier purchase of the cart cannot be paid any more, at the provider: `ended`. Otherwise says why
 * it must stand.
 */
export type EndPayment = (purchase: PurchaseRow) => Promise<"ended" | "paid" | "processing">;

const MOST_TRIES = 3;

interface Wanted {
  version: string;
  expected_total: number;
}
type Step = { answer: Placed } | { earlier: PurchaseRow };

/**
 * Places what the overview with this version said. Pressing twice places once: the same content is the same purchase
 * while it is paid or can be. What was placed from the cart before, with other content, ends first, outside the
 * transaction because the provider is asked.
 */
export async function placeOrder(
  store: Store,
  visitor: Visitor,
  wanted: Wanted,
  endPayment: EndPayment,
): Promise<Placed> {
  const catalogue = await catalogueOf(store);
  const { db, now } = store;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const step = await db
      .transaction((session) => place(session, catalogue, visitor, wanted, now()))
      .catch((error: unknown) => {
        if (error instanceof Outrun) return undefined;
        throw error;
      });
    if (step && "answer" in step) return step.answer;
    if (!step) continue;
    if ((await endPayment(step.earlier)) !== "ended") return placedAnswer(step.earlier);
    await db.transaction((session) => endPurchase(session, step.earlier.id, "cancelled", now()));
  }
  throw notYet("The cart is being ordered elsewhere.", 1);
}

const nothing = { order_id: "", number: "", total: 0, expiresAt: null, differences: [], missing: [] };

function placedAnswer({ id, number, total, expiresAt }: PurchaseRow): Placed {
  const placed = { order_id: id, number, total, expiresAt: expiresAt.toISOString() };
  return { ...nothing, outcome: "placed", ...placed };
}

async function place(
  session: Session,
  catalogue: Catalogue,
  visitor: Visitor,
  { version, expected_total }: Wanted,
  now: Date,
): Promise<Step> {
  const cart = await lockCart(session, visitor, now);
  const replay = await readReplay(session, cart.id, version, now);
  if (replay) return { answer: placedAnswer(replay) };
  const current = await currentDraft({ session, catalogue, visitor, now }, cart);
  const { draft, priced, differences } = current;
  const isSame = draft.version === version && draft.total === expected_total && priced.shops.length > 0;
  const { missing } = draft;
  if (!isSame) return { answer: { ...nothing, outcome: "changed", total: draft.total, differences, missing } };
  if (missing.length > 0) return { answer: { ...nothing, outcome: "incomplete", total: draft.total, missing } };
  const earlier = cart.isPending === false ? undefined : await readPending(session, cart.id);
  if (earlier) return { earlier };
  const purchase = await writePurchase(session, newPurchase(cart, visitor, current), now);
  await acknowledgePrices(session, cart.id);
  return { answer: placedAnswer(purchase) };
}

function newPurchase(cart: CartRow, visitor: Visitor, { draft, priced, checkout }: CurrentDraft): NewPurchase {
  // One of the two is there: `missing` would have named them.
  const address = checkout.deliveryAddress ?? checkout.billingAddress;
  if (!address) throw new Error("A complete checkout has no address.");
  const isPickedUp = priced.shops.some(({ method }) => method.pickup);
  return {
    cartId: cart.id,
    sessionHash: visitor.sessionHash ?? null,
    userId: cart.userId,
    email: checkout.email,
    deliveryAddress: address,
    billingAddress: checkout.billingAddress ?? address,
    pickupPoint: isPickedUp ? checkout.pickupPoint : null,
    contentHash: draft.version,
    customerHash: customerHash(checkout.email),
    ...totalsOf(priced),
    codes: priced.codes,
    orders: priced.shops.map(newOrder),
  };
}

const totalsOf = ({ goods, shipping, discount, total }: Priced) => ({ goods, shipping, discount, total });

function newOrder(order: PricedShop): NewPurchase["orders"][number] {
  const { shop, method, lines, goods, shipping, discount, funded, total } = order;
  return {
    shopId: shop.id,
    seller: shop.identity,
    goods,
    shipping,
    discount,
    funded,
    total,
    methodId: method.id,
    methodName: method.name,
    promise: method.promise,
    returnDays: Math.max(LEGAL_RETURN_DAYS, shop.returnDays),
    lines: lines.map(({ line, discount: off, funded: paid }) => ({
      productId: line.productId,
      offerId: line.offer.id,
      merchantProductId: line.merchantProductId,
      name: line.name,
      slug: line.slug,
      picture: line.picture,
      size: line.size,
      groupId: line.groupId,
      unit: line.offer.price,
      quantity: line.quantity,
      discount: off,
      funded: paid,
      vatRate: line.offer.vatRate,
      commissionBp: line.offer.commissionBp,
    })),
  };
}
const LEGAL_RETURN_DAYS = 14;
