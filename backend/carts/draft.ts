import type { Draft } from "#contract/checkout";
import { dutchDay } from "#contract/dutch-day";
import { addressesOf } from "../addresses/addresses";
import { pendingPayments } from "../orders/pending";
import { customerHash, readCodes } from "../orders/purchases";
import type { Session } from "../storage/database";
import { cartAnswer } from "./cart-answer";
import type { CartRow } from "./cart-records";
import { changeCheckout, lastPaid, readCheckout } from "./checkout-records";
import { differencesOf, type Shown, shownOf } from "./differences";
import { type Checkout, draftOf, type Priced, priceDraft, versionOf } from "./draft-rules";
import type { LiveLine } from "./live-line";
import { type Catalogue, readLiveLines } from "./read-lines";
import type { Visitor } from "./visitor";

/** Within one transaction: who asks, what the catalogue is, and when. */
export interface Asked {
  session: Session;
  catalogue: Catalogue;
  visitor: Visitor;
  now: Date;
}

export interface CurrentDraft {
  draft: Draft;
  priced: Priced;
  checkout: Checkout;
  lines: LiveLine[];
  differences: ReturnType<typeof differencesOf>;
}

/** The draft of a cart as it is now, kept as the last one shown; a user's own details are filled in. */
export async function currentDraft(asked: Asked, cart: CartRow): Promise<CurrentDraft> {
  const { session, catalogue, now } = asked;
  const lines = await readLiveLines(session, catalogue, cart.id);
  const known = await readCheckout(session, cart.id);
  const checkout = await withOwnDetails(asked, known);
  const codes = await readCodes(session, checkout.codes, {
    hash: customerHash(checkout.email),
    cartId: cart.id,
  });
  const inOrder = checkout.codes.flatMap((wanted) => codes.find(({ code }) => code.code === wanted) ?? []);
  const priced = priceDraft(lines, { codes: inOrder, checkout, now });
  const version = versionOf(priced, checkout, { cartId: cart.id, after: await lastPaid(session, cart.id) });
  const pending = cart.isPending === false ? [] : await pendingPayments(session, cart.id, now);
  const answer = cartAnswer(lines, { version: cart.version, pendingPayments: pending });
  const draft = draftOf(priced, { cart: answer, checkout, version, today: dutchDay(now) });
  const shown = shownOf(priced);
  const { email, deliveryAddress } = checkout;
  await changeCheckout(session, cart.id, { shown, email, deliveryAddress }, now);
  return { draft, priced, checkout, lines, differences: differencesOf(known.shown as Shown | null, shown, lines) };
}

async function withOwnDetails({ session, visitor: { user } }: Asked, known: Checkout): Promise<Checkout> {
  if (!user || (known.email !== "" && known.deliveryAddress)) return known;
  const [own] = known.deliveryAddress ? [] : await addressesOf(session, user.sub);
  const deliveryAddress = known.deliveryAddress ?? (own ? { ...own.data, company: null } : null);
  return { ...known, email: known.email || user.email, deliveryAddress };
}
