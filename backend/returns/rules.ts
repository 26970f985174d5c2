import type { ReturnStatus } from "#contract/returns";
import type { LineRow, OrderRow } from "../orders/purchases";
import type { Units } from "../orders/refund-rules";
import { returnableQuantity } from "../orders/returnable";

/** What may follow what; nothing ever goes back. */
const next: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ["approved", "rejected"],
  approved: ["received"],
  rejected: [],
  received: ["refunded"],
  refunded: [],
};
export const mayBecome = (from: ReturnStatus, to: ReturnStatus): boolean => next[from].includes(to);

/** Why units cannot be sent back. */
export type Refusal =
  | { why: "unknown"; lineId: string }
  | { why: "not_sent" }
  | { why: "late"; till: string }
  | { why: "quantity"; lineId: string; left: number };

/** Whether units of an order may be sent back on a Dutch day; undefined when they may. */
export function refusalOf(
  order: Pick<OrderRow, "status" | "returnTill">,
  lines: readonly LineRow[],
  underWay: ReadonlyMap<string, number>,
  wanted: readonly Units[],
  today: string,
): Refusal | undefined {
  const units = summed(wanted);
  const strange = [...units.keys()].find((id) => !lines.some((line) => line.id === id));
  if (strange !== undefined) return { why: "unknown", lineId: strange };
  if (order.status !== "shipped" && order.status !== "delivered") return { why: "not_sent" };
  if (order.returnTill !== null && today > order.returnTill) return { why: "late", till: order.returnTill };
  for (const line of lines) {
    const left = returnableQuantity(line, order.status, underWay.get(line.id) ?? 0);
    if ((units.get(line.id) ?? 0) > left) return { why: "quantity", lineId: line.id, left };
  }
  return undefined;
}

/** A line that is named twice counts for both. */
export function summed(wanted: readonly Units[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of wanted) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}
