import { desc, eq, sql } from "drizzle-orm";
import {
  providerAccounts as accounts,
  providerCharges as charges,
  providerReversals as reversals,
  providerTransfers as transfers,
} from "../storage/tables-payment-provider";
import { balanceOf, lockBalance, moveMoney, PLATFORM } from "./entry-records";
import { invalid, missing } from "./errors";
import { addEvent } from "./event-records";
import { newId } from "./ids";
import { lockedCharge } from "./refund-records";
import { type ReversalRow, reversalJson, type TransferRow, transferJson } from "./transfer-json";
import type { StripeObject, Work } from "./work";

export interface NewTransfer {
  amount: number;
  destination: string;
  sourceTransaction: string | undefined;
  transferGroup: string | undefined;
  description: string | undefined;
  metadata: Record<string, string>;
}

/** Gives a connected account money: of a charge, or of the balance. */
export async function transfer(work: Work, what: NewTransfer): Promise<StripeObject> {
  const { amount, destination, sourceTransaction } = what;
  const { orm } = work.session;
  const [account] = await orm.select().from(accounts).where(eq(accounts.id, destination)).for("update");
  if (!account) throw missing("destination", destination, "destination");
  const group = sourceTransaction ? await takeFromCharge(work, sourceTransaction, amount) : null;
  if (!sourceTransaction) await takeFromBalance(work, amount);
  const { transferGroup = group, description = null, metadata } = what;
  const [row] = await orm
    .insert(transfers)
    .values({
      id: newId("tr"),
      destination,
      amount,
      currency: "eur",
      chargeId: sourceTransaction ?? null,
      transferGroup,
      description,
      metadata,
      createdAt: work.now,
    })
    .returning();
  if (!row) throw new Error("The transfer was not stored.");
  await moveMoney(work, row.id, { from: PLATFORM, to: destination, amount });
  const json = transferJson(row, []);
  await addEvent(work, "transfer.created", json);
  return json;
}

/** A charge funds transfers up to its amount; they carry its transfer group unless they name the same one. */
async function takeFromCharge(work: Work, id: string, amount: number): Promise<string | null> {
  const charge = await lockedCharge(work, id);
  if (!charge) throw missing("charge", id, "source_transaction");
  if (charge.status !== "succeeded") throw invalid(`Charge ${id} was not paid.`, { param: "source_transaction" });
  const left = charge.amount - charge.amountTransferred;
  if (amount > left) {
    const message = `The transfer amount (${amount}) is greater than what is left of the source transaction (${left}).`;
    throw invalid(message, { param: "amount" });
  }
  await work.session.orm
    .update(charges)
    .set({ amountTransferred: sql`${charges.amountTransferred} + ${amount}` })
    .where(eq(charges.id, id));
  return charge.transferGroup;
}

async function takeFromBalance(work: Work, amount: number): Promise<void> {
  await lockBalance(work);
  if (amount <= (await balanceOf(work.session, PLATFORM))) return;
  throw invalid("You have insufficient available funds in your Stripe account.", { code: "balance_insufficient" });
}

export async function transferById(work: Work, id: string): Promise<StripeObject | undefined> {
  const [row] = await work.session.orm.select().from(transfers).where(eq(transfers.id, id));
  return row && transferJson(row, await reversalsOf(work, id));
}

export async function reversalsOf({ session: { orm } }: Work, id: string): Promise<ReversalRow[]> {
  return orm
    .select()
    .from(reversals)
    .where(eq(reversals.transferId, id))
    .orderBy(desc(reversals.createdAt), desc(reversals.id))
    .limit(10);
}

/** Takes money back, as far as the account still has it. */
export async function reverse(
  work: Work,
  id: string,
  { amount: asked, metadata }: { amount: number | undefined; metadata: Record<string, string> },
): Promise<StripeObject> {
  const { orm } = work.session;
  const [row] = await orm.select().from(transfers).where(eq(transfers.id, id)).for("update");
  if (!row) throw missing("transfer", id);
  const left = row.amount - row.amountReversed;
  const amount = asked ?? left;
  if (left === 0) throw invalid(`The transfer ${id} is already fully reversed.`);
  if (amount > left) {
    throw invalid(`Reversal amount (${amount}) is greater than unreversed amount on transfer (${left}).`, {
      param: "amount",
    });
  }
  await orm.select().from(accounts).where(eq(accounts.id, row.destination)).for("update");
  if (amount > (await balanceOf(work.session, row.destination))) {
    const message = "The connected account has insufficient funds to reverse this transfer.";
    throw invalid(message, { code: "balance_insufficient" });
  }
  return storeReversal(work, row, amount, metadata);
}

async function storeReversal(
  work: Work,
  { id: transferId, destination, currency }: TransferRow,
  amount: number,
  metadata: Record<string, string>,
): Promise<StripeObject> {
  const { orm } = work.session;
  const [made] = await orm
    .insert(reversals)
    .values({ id: newId("trr"), transferId, amount, currency, metadata, createdAt: work.now })
    .returning();
  const [changed] = await orm
    .update(transfers)
    .set({ amountReversed: sql`${transfers.amountReversed} + ${amount}` })
    .where(eq(transfers.id, transferId))
    .returning();
  if (!made || !changed) throw new Error("The reversal was not stored.");
  await moveMoney(work, made.id, { from: destination, to: PLATFORM, amount });
  await addEvent(work, "transfer.reversed", transferJson(changed, await reversalsOf(work, transferId)));
  return reversalJson(made);
}
