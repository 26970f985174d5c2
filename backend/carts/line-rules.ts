import { canOrderLine } from "#contract/cart-rules";
import type { LineProblem } from "#contract/carts";
import { MOST_UNITS } from "./limits";
import type { LiveLine } from "./live-line";

/** Most units that can be ordered now. */
export function mostOf({ offer }: Pick<LiveLine, "offer">): number {
  return offer?.state === "sellable" ? Math.min(MOST_UNITS, offer.free ?? MOST_UNITS) : 0;
}

/**
 * Why a line needs the visitor's attention. A changed price is said until the visitor changes the line or orders it;
 * whatever else is said keeps it from being ordered.
 */
export function problemsOf(line: Pick<LiveLine, "offer" | "quantity" | "priceSeen">): LineProblem[] {
  const { offer, quantity, priceSeen } = line;
  if (!offer) return ["gone"];
  if (offer.state !== "sellable") return [offer.state];
  const changed: LineProblem[] = offer.price === priceSeen ? [] : ["price_changed"];
  return quantity > mostOf(line) ? [...changed, "limited"] : changed;
}

export type OrderableLine = LiveLine & { offer: NonNullable<LiveLine["offer"]> };

/** Whether a line can be ordered as it is. */
export function canBeOrdered(line: LiveLine): line is OrderableLine {
  return canOrderLine({ problems: problemsOf(line) });
}
