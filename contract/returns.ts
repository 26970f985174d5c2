import type { OwnReturn, ReturnLabel } from "./answers/returns";
import { defineCall } from "./call";

export type { OwnReturn, ReturnLabel, ReturnStatus } from "./answers/returns";

/** Most characters of the reason for a return. */
export const RETURN_REASON = 500;

const returns = { service: "carts", method: "POST", bearer: "optional" } as const;

/**
 * OR-05. Asks to send units of a shop's order back: up to the returnable quantity of each line, and until its last day.
 * Otherwise 409, with the day or the quantity in `issues`. `id` is that of a line; `access` is the key of a guest's links.
 */
export const declareReturn = defineCall<
  {
    body: {
      orderId: string;
      shopId: string;
      selectedProducts: { id: string; quantity: number }[];
      returnReason?: string;
      access?: string;
    };
  },
  OwnReturn
>({ ...returns, name: "declareReturn", path: "/returns/declare/", makesStale: ["graphql"] });

/** The returns of a purchase, for whoever may read it. */
export const returnsOf = defineCall<{ body: { order_id: string; access?: string } }, { returns: OwnReturn[] }>({
  ...returns,
  name: "returnsOf",
  path: "/returns/of-order/",
});

/** The label of an approved return; 404 until then. */
export const returnLabel = defineCall<{ body: { reqID: string; access?: string } }, ReturnLabel>({
  ...returns,
  name: "returnLabel",
  path: "/returns/label/",
});
