import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import type { ProviderLine, providerSessions } from "../storage/tables-payment-provider";
import { type StripeObject, seconds } from "./work";

export type SessionRow = typeof providerSessions.$inferSelect;

/** The address of a session's pay page. */
export const payPath = (id: string): string => `${PAYMENT_PROVIDER_MOUNT}/pay/${id}`;

/** A Checkout Session as Stripe answers it; its line items come only when they are expanded. */
export function sessionJson(row: SessionRow, origin: string): StripeObject {
  const { details, status, amount, currency } = row;
  const isDone = status === "complete";
  return {
    id: row.id,
    object: "checkout.session",
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: details.allowedMethods,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: details.cancelUrl,
    client_reference_id: details.clientReferenceId,
    client_secret: null,
    consent: null,
    consent_collection: null,
    created: seconds(row.createdAt),
    currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_creation: "if_required",
    customer_details: isDone || details.customerEmail ? customerOf(details.customerEmail) : null,
    customer_email: details.customerEmail,
    discounts: [],
    expires_at: seconds(row.expiresAt),
    invoice: null,
    livemode: false,
    locale: details.locale,
    metadata: row.metadata,
    mode: "payment",
    payment_intent: row.intentId,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_options: {},
    payment_method_types: details.methods,
    payment_status: row.paymentStatus,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: details.submitType,
    subscription: null,
    success_url: details.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: status === "open" ? origin + payPath(row.id) : null,
  };
}

const customerOf = (email: string | null) => ({
  address: null,
  email,
  name: null,
  phone: null,
  tax_exempt: "none",
  tax_ids: null,
});

export function lineJson(line: ProviderLine, currency: string): StripeObject {
  const amount = line.unitAmount * line.quantity;
  return {
    id: line.id,
    object: "item",
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: line.name,
    price: {
      id: line.id.replace("li_", "price_"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      currency,
      livemode: false,
      metadata: {},
      nickname: null,
      recurring: null,
      type: "one_time",
      unit_amount: line.unitAmount,
      unit_amount_decimal: String(line.unitAmount),
    },
    quantity: line.quantity,
  };
}
