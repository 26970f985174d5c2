import type {
  ProviderFailure,
  ProviderMethod,
  providerCharges,
  providerIntents,
} from "../storage/tables-payment-provider";
import { payPath } from "./session-json";
import { type StripeObject, seconds } from "./work";

export type IntentRow = typeof providerIntents.$inferSelect;
export type ChargeRow = typeof providerCharges.$inferSelect;

export function intentJson(row: IntentRow, origin: string): StripeObject {
  const isPaid = row.status === "succeeded";
  return {
    id: row.id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: row.amount,
    amount_capturable: 0,
    amount_received: isPaid ? row.amount : 0,
    application_fee_amount: null,
    canceled_at: row.canceledAt ? seconds(row.canceledAt) : null,
    cancellation_reason: row.canceledAt ? "automatic" : null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created: seconds(row.createdAt),
    currency: row.currency,
    customer: null,
    description: row.description,
    last_payment_error: row.failure ? { ...errorOf(row.failure), charge: row.chargeId } : null,
    latest_charge: row.chargeId,
    livemode: false,
    metadata: row.metadata,
    next_action: row.status === "requires_action" ? confirmation(row, origin) : null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_types: row.method ? [row.method.type] : ["card"],
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: row.transferGroup,
  };
}

const errorOf = ({ code, declineCode, message }: ProviderFailure) => ({
  type: code === "payment_intent_authentication_failure" ? "invalid_request_error" : "card_error",
  code,
  ...(declineCode ? { decline_code: declineCode } : {}),
  message,
});

const confirmation = ({ sessionId }: IntentRow, origin: string) => ({
  type: "redirect_to_url",
  redirect_to_url: { url: `${origin}${payPath(sessionId)}/3ds`, return_url: origin + payPath(sessionId) },
});

export function chargeJson(row: ChargeRow): StripeObject {
  const isPaid = row.status === "succeeded";
  return {
    id: row.id,
    object: "charge",
    amount: row.amount,
    amount_captured: isPaid ? row.amount : 0,
    amount_refunded: row.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    captured: isPaid,
    created: seconds(row.createdAt),
    currency: row.currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: row.failure?.code ?? null,
    failure_message: row.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: row.intentId,
    payment_method: null,
    payment_method_details: detailsOf(row.method),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: row.amountRefunded === row.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    status: row.status,
    transfer_data: null,
    transfer_group: row.transferGroup,
  };
}

function detailsOf({ type, card }: ProviderMethod) {
  if (!card) return { type, [type]: {} };
  const { brand, last4, expMonth, expYear } = card;
  const shown = { brand, last4, exp_month: expMonth, exp_year: expYear, country: "NL", funding: "credit" };
  return { type, card: { ...shown, three_d_secure: null, wallet: null } };
}
