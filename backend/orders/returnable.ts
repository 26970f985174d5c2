import type { OrderStatus } from "#contract/orders";
import type { LineRow } from "./purchase-records";

/** Units of a line that can be sent back, whatever the day: those that were sent and are not on their way back. */
export function returnableQuantity(line: LineRow, status: OrderStatus, underWay: number): number {
  const isSent = status === "shipped" || status === "delivered";
  const left = line.quantity - line.cancelledQuantity - line.returnedQuantity - underWay;
  return line.returnable && isSent ? Math.max(0, left) : 0;
}
