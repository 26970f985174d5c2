import { HTTPException } from "hono/http-exception";
import type { Kit } from "../kit";
import { lockOrder, readOrderLines, readPurchaseRow } from "../orders/purchases";
import { returnableQuantity } from "../orders/returnable";
import { unitsUnderWay } from "../orders/under-way";
import { type CaseKey, casesToReturn, noteCase } from "../orders/withdrawals";
import type { ReturnDesk } from "./return-desk";

const AT_ONCE = 50;

/**
 * Opens the approved return of every order that was withdrawn from after it had been sent. A withdrawal for which that is
 * not possible goes on waiting for the operator, with the reason.
 */
export async function openWithdrawnReturns(kit: Pick<Kit, "db" | "log" | "now">, desk: ReturnDesk): Promise<void> {
  const { db, log } = kit;
  for (const known of await casesToReturn(db, AT_ONCE)) {
    try {
      await openReturn(kit, desk, known);
    } catch (error) {
      // Anything else is tried again.
      if (error instanceof HTTPException && error.status === 409)
        await noteCase(db, known, `geen retour: ${error.message}`, null);
      else log.error("failed to open the return of a withdrawal", { order: known.orderId, error: String(error) });
    }
  }
}

async function openReturn({ db, now }: Pick<Kit, "db" | "now">, desk: ReturnDesk, known: CaseKey): Promise<void> {
  const { orderId } = known;
  const order = await db.transaction((session) => lockOrder(session, orderId));
  const purchase = order && (await readPurchaseRow(db, order.purchaseId));
  if (!order || !purchase) return noteCase(db, known, "geen retour: de bestelling is er niet", null);
  const underWay = await unitsUnderWay(db, [orderId]);
  const units = (await readOrderLines(db, orderId))
    .map((line) => ({
      lineId: line.id,
      quantity: returnableQuantity(line, order.status, underWay.get(line.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const isComing = underWay.size > 0;
  if (units.length === 0)
    return noteCase(
      db,
      known,
      isComing ? "alles is al in een retour" : "geen artikel kan terug",
      isComing ? now() : null,
    );
  await desk.open(purchase, { orderId, units, reason: "Ontbinding" }, (session, number) =>
    noteCase(session, known, `retour ${number}`, now()),
  );
}
