import type Stripe from "stripe";
import type { AttemptRow } from "./attempt-records";

/** A purchase as its payment needs it. */
export interface Payable {
  id: string;
  number: string;
  email: string;
  total: number;
  orders: readonly {
    shopName: string;
    shipping: number;
    /** Amounts after discount; the shipping's discount is already off it. */
    lines: readonly { name: string; quantity: number; total: number }[];
  }[];
}

export interface ReturnAddresses {
  success: string;
  cancel: string;
}

const LONGEST_NAME = 250;

/**
 * One line per order line with its whole amount, so that the provider's total is ours to the cent, and one for the
 * shipping of each shop. An amount that is not covered by lines (a code that pays for shipping) would be noticed by
 * the check of the session's total.
 */
export function linesOf({ orders }: Payable): Stripe.Checkout.SessionCreateParams.LineItem[] {
  return orders.flatMap(({ shopName, shipping, lines }) => [
    ...lines
      .filter(({ total }) => total > 0)
      .map(({ name, quantity, total }) => lineOf(quantity > 1 ? `${quantity} x ${name}` : name, total)),
    ...(shipping > 0 ? [lineOf(`Verzending ${shopName}`, shipping)] : []),
  ]);
}

function lineOf(name: string, amount: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: 1,
    price_data: { currency: "eur", unit_amount: amount, product_data: { name: name.slice(0, LONGEST_NAME) } },
  };
}

/** What opens a Checkout Session for an attempt. Without `methods` the provider's own settings decide. */
export function sessionParams(
  purchase: Payable,
  attempt: Pick<AttemptRow, "id" | "expiresAt">,
  addresses: ReturnAddresses,
  methods: readonly string[],
): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchase: purchase.id, attempt: attempt.id, number: purchase.number };
  return {
    mode: "payment",
    locale: "nl",
    client_reference_id: purchase.id,
    customer_email: purchase.email,
    line_items: linesOf(purchase),
    metadata,
    payment_intent_data: { metadata, transfer_group: purchase.id, description: purchase.number },
    success_url: addresses.success,
    cancel_url: addresses.cancel,
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1_000),
    ...(methods.length > 0 ? { allowed_payment_method_types: [...methods] } : {}),
  };
}
