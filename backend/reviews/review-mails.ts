import type { Database } from "../storage/database";
import { buyerOf, setReviewMails } from "./asking-records";
import { isSigned, orderIn } from "./stop-token";

/** Stores whether the recipient of a mail that asked for a review wants more of them; false for an unknown token. */
export async function chooseMails(db: Database, token: string, wanted: boolean): Promise<boolean> {
  const orderId = orderIn(token);
  const buyer = orderId === undefined ? undefined : await buyerOf(db, orderId);
  // A purchase that was made anonymous has no address any more, and is asked about no more.
  if (!buyer || !isSigned(token, buyer.accessKey) || (buyer.userId === null && buyer.email === "")) return false;
  await setReviewMails(db, buyer, wanted);
  return true;
}
