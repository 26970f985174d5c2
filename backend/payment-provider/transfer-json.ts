import type { providerReversals, providerTransfers } from "../storage/tables-payment-provider";
import { listed } from "./page";
import { type StripeObject, seconds } from "./work";

export type TransferRow = typeof providerTransfers.$inferSelect;
export type ReversalRow = typeof providerReversals.$inferSelect;

export function reversalJson(row: ReversalRow): StripeObject {
  return {
    id: row.id,
    object: "transfer_reversal",
    amount: row.amount,
    balance_transaction: null,
    created: seconds(row.createdAt),
    currency: row.currency,
    destination_payment_refund: null,
    metadata: row.metadata,
    source_refund: null,
    transfer: row.transferId,
  };
}

/** A transfer with the newest of its reversals; in a list of transfers without them, which `has_more` says. */
export function transferJson(row: TransferRow, reversals: readonly ReversalRow[]): StripeObject {
  const known = reversals.reduce((sum, { amount }) => sum + amount, 0);
  const shown = listed(`/v1/transfers/${row.id}/reversals`, reversals.map(reversalJson), known < row.amountReversed);
  return {
    id: row.id,
    object: "transfer",
    amount: row.amount,
    amount_reversed: row.amountReversed,
    balance_transaction: null,
    created: seconds(row.createdAt),
    currency: row.currency,
    description: row.description,
    destination: row.destination,
    livemode: false,
    metadata: row.metadata,
    reversals: shown,
    reversed: row.amountReversed === row.amount,
    source_transaction: row.chargeId,
    source_type: "card",
    transfer_group: row.transferGroup,
  };
}
