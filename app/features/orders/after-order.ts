import { dutchDay } from "#contract/dutch-day";
import type { Order, OrderLine } from "#contract/orders";

/** Units of a line that have not been cancelled. */
export const unitsLeft = ({ quantity, cancelledQuantity }: OrderLine): number => quantity - cancelledQuantity;

/** Whether anything of the order can still be cancelled: nothing of it has been sent. */
export const canCancel = ({ status, lines }: Order): boolean =>
  (status === "paid" || status === "processing") && lines.some((line) => unitsLeft(line) > 0);

/** Whether the order leads to the form to withdraw: until its last day is known to be over. */
export const canWithdraw = ({ status, returnTill }: Order, now: Date): boolean =>
  status !== "pending" && status !== "cancelled" && (returnTill === null || returnTill >= dutchDay(now));

/** The name of the field with how many units of a line are cancelled. */
export const unitsField = (lineId: string): string => `aantal-${lineId}`;

export type CancelOutcome = "done" | "nothing" | "tooLate" | "failed";
