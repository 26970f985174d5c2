import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { releaseCodes } from "./code-records";
import { releaseStock } from "./holds";
import { isBeingPaid, lockPurchase, readDue, writeState } from "./purchase-records";
import { mayBecome } from "./states";

const PURCHASES_AT_ONCE = 100;

/**
 * Ends a purchase that was not paid, and gives back its stock and codes. False when it has ended or is paid, and when
 * since the caller looked a payment was opened or the time to pay was lengthened.
 */
export async function endPurchase(
  session: Session,
  id: string,
  to: "expired" | "cancelled",
  now: Date,
): Promise<boolean> {
  const purchase = await lockPurchase(session, id);
  if (!purchase || !mayBecome(purchase.state, to)) return false;
  if (to === "expired" ? purchase.expiresAt > now : await isBeingPaid(session, id)) return false;
  await writeState(session, id, to, now);
  await releaseCodes(session, id);
  await releaseStock(session, id);
  return true;
}

/** Ends the purchases whose time to pay is over. */
export async function expirePurchases({ db, now }: Pick<Kit, "db" | "now">): Promise<void> {
  for (const id of await readDue(db, now(), PURCHASES_AT_ONCE)) {
    await db.transaction((session) => endPurchase(session, id, "expired", now()));
  }
}
