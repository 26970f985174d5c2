import type { DeliveryOptions, OrderOverview, PurchaseAddress } from "#contract/checkout";
import { addressesOf } from "../addresses/addresses";
import { codedFailure, failure } from "../http/failure";
import { customerHash, readCodes } from "../orders/purchases";
import { byShop } from "./cart-answer";
import type { CartRow } from "./cart-records";
import { changeCheckout, readCheckout } from "./checkout-records";
import { type Asked, currentDraft } from "./draft";
import type { Checkout } from "./draft-rules";
import { canBeOrdered } from "./line-rules";
import { findCart, lockCart } from "./own-cart";
import type { PickupPoints } from "./pickup-points";
import { problemOfCode } from "./promo-rules";
import { readLiveLines } from "./read-lines";
import { methodsOf } from "./shipping-methods";
import { catalogueOf, type Store } from "./store";
import type { Visitor } from "./visitor";

/** Codes that one purchase can have. */
const MOST_CODES = 5;

/** Runs in a transaction that has the visitor's cart, and answers with the draft as it is afterwards. */
export async function changeDraft(
  store: Store,
  visitor: Visitor,
  work: (asked: Asked, cart: CartRow) => Promise<Partial<Checkout>>,
): Promise<OrderOverview> {
  const { db, now } = store;
  const catalogue = await catalogueOf(store);
  return db.transaction(async (session) => {
    const asked = { session, catalogue, visitor, now: now() };
    const cart = await lockCart(session, visitor, asked.now);
    const changes = await work(asked, cart);
    if (Object.keys(changes).length > 0) await changeCheckout(session, cart.id, changes, asked.now);
    const { draft } = await currentDraft(asked, cart);
    return { draft, purchase: null };
  });
}

/** CK-01. */
export async function deliveryOptions(
  store: Store,
  visitor: Visitor,
  points: PickupPoints,
  postcode = "",
): Promise<DeliveryOptions> {
  const cart = await findCart(store, visitor);
  const lines = cart ? await readLiveLines(store.db, await catalogueOf(store), cart.id) : [];
  return {
    shops: byShop(lines.filter(canBeOrdered)).map((own) => ({
      shopId: own[0]?.shopId ?? "",
      methods: methodsOf(own),
    })),
    pickupPoints: await points.near(postcode),
  };
}

/** CK-04. 404 for an address that is not the user's. */
export async function chosenAddress(
  { session, visitor: { user } }: Asked,
  choice: {
    attribute: "delivery_address" | "billing_address";
    id?: string | undefined;
    address?: PurchaseAddress | null | undefined;
    email?: string | undefined;
    date_of_birth?: string | undefined;
  },
): Promise<Partial<Checkout>> {
  const { attribute, id, email, date_of_birth: dateOfBirth } = choice;
  let address = choice.address;
  if (id !== undefined) {
    const own = user ? (await addressesOf(session, user.sub)).find(({ publicId }) => publicId === id) : undefined;
    if (!own) throw failure(404, "There is no such address.");
    address = { ...own.data, company: null };
  }
  return {
    ...(email !== undefined && { email }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(address !== undefined &&
      (attribute === "delivery_address" ? { deliveryAddress: address } : { billingAddress: address })),
  };
}

/** CK-05. 404 when the shop is not in the cart, or does not send that way. */
export async function chosenMethod(
  { session, catalogue }: Asked,
  cart: CartRow,
  { id, shop_id: shopId }: { id: string; shop_id: string },
): Promise<Partial<Checkout>> {
  const lines = (await readLiveLines(session, catalogue, cart.id)).filter(canBeOrdered);
  const methods = methodsOf(lines.filter((line) => line.shopId === shopId));
  if (!methods.some((method) => method.id === id)) throw failure(404, "There is no such shipping method.");
  const known = await readCheckout(session, cart.id);
  const inCart = new Set(lines.map((line) => line.shopId));
  const kept = Object.entries(known.methods).filter(([shop]) => inCart.has(shop));
  return { methods: { ...Object.fromEntries(kept), [shopId]: id } };
}

/** CK-06. Asks the store the same whatever the code is, so that the time of the answer tells nothing. */
export async function addedCode(
  { session, catalogue, now }: Asked,
  cart: CartRow,
  code: string,
): Promise<Partial<Checkout>> {
  const lines = (await readLiveLines(session, catalogue, cart.id)).filter(canBeOrdered);
  const { codes, email } = await readCheckout(session, cart.id);
  const [known] = await readCodes(session, [code], { hash: customerHash(email), cartId: cart.id });
  const problem = codes.length >= MOST_CODES && !codes.includes(code) ? "used" : problemOfCode(known, lines, now);
  if (problem) throw codedFailure(409, problem, "This code cannot be used.");
  return { codes: [...codes.filter((one) => one !== code), code] };
}

export async function removedCode({ session }: Asked, cart: CartRow, code: string): Promise<Partial<Checkout>> {
  const { codes } = await readCheckout(session, cart.id);
  return { codes: codes.filter((one) => one !== code) };
}
