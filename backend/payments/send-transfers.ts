import type { Kit } from "../kit";
import type { Stripes } from "./stripes";
import { changeTransfer, type DueTransfer, dueTransfers } from "./transfer-records";

const AT_ONCE = 20;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** The provider keeps its answers under a key for at least a day. */
const KEY_MS = 20 * 3_600_000;

/**
 * Sends sellers what they earned with orders that have been sent, and takes back their part of refunds; later again when
 * that fails. A seller whose balance is too low owes it: the shopper has been refunded regardless.
 */
export async function sendTransfers(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  stripes: Stripes,
): Promise<void> {
  for (const transfer of await dueTransfers(db, now(), AT_ONCE)) {
    const { id } = transfer;
    try {
      const providerId = transfer.reversalOf
        ? await reversed(stripes, transfer, transfer.reversalOf, now())
        : await sent(stripes, transfer, now());
      await changeTransfer(db, id, { state: "sent", providerId });
    } catch (error) {
      const tries = transfer.tries + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 12), LONGEST_WAIT_MS);
      await changeTransfer(db, id, { tries, nextTryAt: new Date(now().getTime() + wait) });
      log.error("failed to send a transfer", { transfer: id, tries, error: String(error) });
    }
  }
}

/** Whether it may have been made under a key that the provider has forgotten since. */
const isOld = ({ createdAt, tries }: DueTransfer, now: Date) =>
  tries > 0 && now.getTime() - createdAt.getTime() > KEY_MS;
const isOf = (id: string) => (made: { metadata: Record<string, string> | null }) => made.metadata?.transfer === id;

async function sent(stripes: Stripes, transfer: DueTransfer, now: Date): Promise<string> {
  const { id, amount, accountId: destination, chargeId, purchaseId } = transfer;
  const stripe = await stripes.client();
  if (isOld(transfer, now)) {
    const { data } = await stripe.transfers.list({ transfer_group: purchaseId, destination, limit: 100 });
    const made = data.find(isOf(id));
    if (made) return made.id;
  }
  const made = await stripe.transfers.create(
    {
      amount,
      currency: "eur",
      destination,
      transfer_group: purchaseId,
      metadata: { transfer: id },
      ...(chargeId ? { source_transaction: chargeId } : {}),
    },
    { idempotencyKey: `transfer:${id}` },
  );
  return made.id;
}

async function reversed(stripes: Stripes, transfer: DueTransfer, of: string, now: Date): Promise<string> {
  const { id, amount } = transfer;
  const stripe = await stripes.client();
  if (isOld(transfer, now)) {
    const { data } = await stripe.transfers.listReversals(of, { limit: 100 });
    const made = data.find(isOf(id));
    if (made) return made.id;
  }
  const options = { idempotencyKey: `transfer:${id}` };
  const made = await stripe.transfers.createReversal(of, { amount, metadata: { transfer: id } }, options);
  return made.id;
}
