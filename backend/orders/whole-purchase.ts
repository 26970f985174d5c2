import type { Session } from "../storage/database";
import { readLines, readOrders } from "./purchase-records";

/** All orders of a purchase, and their lines. */
export async function readWhole(session: Session, purchaseId: string) {
  return { orders: await readOrders(session, purchaseId), lines: await readLines(session, purchaseId) };
}
