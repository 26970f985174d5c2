import type { OrderStatus, PurchaseState } from "#contract/orders";

/** What may follow what; nothing ever goes back. */

const purchases: Record<PurchaseState, readonly PurchaseState[]> = {
  pending: ["paid", "expired", "cancelled"],
  // Money that arrives after all: the purchase stands if its goods and codes can still be had.
  expired: ["paid"],
  paid: [],
  cancelled: [],
};
const orders: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ["paid", "cancelled"],
  paid: ["processing", "shipped", "delivered", "cancelled"],
  processing: ["shipped", "delivered", "cancelled"],
  shipped: ["delivered"],
  delivered: [],
  cancelled: [],
};

export const mayBecome = (from: PurchaseState, to: PurchaseState): boolean => purchases[from].includes(to);
export const orderStatuses = Object.keys(orders) as [OrderStatus, ...OrderStatus[]];
export const isStatus = (value: unknown): value is OrderStatus =>
  typeof value === "string" && Object.hasOwn(orders, value);
export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => orders[from].includes(to);
