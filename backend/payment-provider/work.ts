import type { Session } from "../storage/database";

/** An object in Stripe's JSON. */
export interface StripeObject {
  object: string;
  [field: string]: unknown;
}

/** One change of the provider's books, made in one transaction. */
export interface Work {
  session: Session;
  /** The provider's clock when the change began. */
  now: Date;
  /** The connected account in whose name it is asked (`Stripe-Account`). */
  account?: string | undefined;
  /** The API request that asked for it, named in its events. */
  request?: { id: string; idempotencyKey: string | null };
}

/** Stripe's timestamps: whole seconds. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
