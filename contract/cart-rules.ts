import type { Cart, CartLine } from "./carts";

/** Whether a line is ordered as it is; what cannot be is in no total. */
export const canOrderLine = ({ problems }: Pick<CartLine, "problems">): boolean =>
  problems.every((problem) => problem === "price_changed");

/** Units that the totals of a cart are of; its `count` has the others too. */
export const orderableUnits = ({ carts }: Pick<Cart, "carts">): number =>
  carts
    .flatMap(({ lines }) => lines)
    .filter(canOrderLine)
    .reduce((units, { quantity }) => units + quantity, 0);
