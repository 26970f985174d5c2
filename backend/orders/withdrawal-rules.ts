import { dutchDay } from "#contract/dutch-day";
import type { OrderRow } from "./purchase-records";
import type { CaseRow } from "./withdrawal-records";

export type Outcome = CaseRow["outcome"];

/** In time is what was submitted in time; while the day of delivery is unknown, everything is. */
export const isLate = ({ returnTill }: Pick<OrderRow, "returnTill">, receivedAt: Date): boolean =>
  returnTill !== null && dutchDay(receivedAt) > returnTill;

/**
 * What a statement means for an order. What has not been sent is cancelled at once; what has been sent comes back. A
 * person reads which articles were meant, and decides on what came too late.
 */
export function outcomeOf(
  order: Pick<OrderRow, "status" | "returnTill">,
  { articles, receivedAt, unitsLeft }: { articles: string; receivedAt: Date; unitsLeft: number },
): Outcome {
  if (order.status === "pending" || unitsLeft === 0) return "nothing";
  if (articles !== "" || isLate(order, receivedAt)) return "ask";
  return order.status === "shipped" || order.status === "delivered" ? "return" : "cancelled";
}
