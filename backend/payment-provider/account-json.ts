import type { providerAccounts } from "../storage/tables-payment-provider";
import { type StripeObject, seconds } from "./work";

type AccountRow = typeof providerAccounts.$inferSelect;

/** A connected account; it can always be transferred to and paid out, because nobody checks it here. */
export function accountJson(row: AccountRow): StripeObject {
  return {
    id: row.id,
    object: "account",
    business_profile: { name: row.businessName, url: null },
    business_type: "company",
    capabilities: { transfers: "active" },
    charges_enabled: false,
    country: row.country,
    created: seconds(row.createdAt),
    default_currency: "eur",
    details_submitted: true,
    email: row.email,
    metadata: row.metadata,
    payouts_enabled: true,
    requirements: { currently_due: [], disabled_reason: null, eventually_due: [], past_due: [] },
    type: "custom",
  };
}
