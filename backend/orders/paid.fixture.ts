import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { type Finished, finishPurchase } from "./finish-purchase";

/** Books a payment with the confirmation that every paid purchase has. */
export function pay({ db, now }: Pick<Kit, "db" | "now">, purchaseId: string, amount: number): Promise<Finished> {
  return db.transaction((session) =>
    finishPurchase(session, purchaseId, { amount, at: now() }, (within, { purchase: { id, email: to } }) =>
      enqueueMail(within, { key: `purchase:${id}:confirmed`, to, subject: "Bevestiging", text: "Betaald" }, now()),
    ),
  );
}
