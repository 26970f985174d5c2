/** What other modules may know of purchases and promo codes without their SQL. */
export { type CodeWithUses, readCodes } from "./code-records";
export { lockOrder, readOrderLines } from "./order-records";
export {
  customerHash,
  type LineRow,
  type OrderRow,
  type PurchaseRow,
  readPending,
  readPurchaseRow,
  readReplay,
} from "./purchase-records";
