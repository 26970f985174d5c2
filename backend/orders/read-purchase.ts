import type { Order, OrderLine, Payment, Purchase } from "#contract/orders";
import type { Session } from "../storage/database";
import * as records from "./details-records";
import { type LineRow, type OrderRow, type PurchaseRow, readLines, readOrders } from "./purchase-records";
import { returnableQuantity } from "./returnable";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A purchase with its orders, as it is answered. `isMailed`: whether its confirmation has been handed over. */
export async function purchaseAnswer(session: Session, purchase: PurchaseRow, isMailed: boolean): Promise<Purchase> {
  const orders = await readOrders(session, purchase.id);
  const lines = await readLines(session, purchase.id);
  const details = await records.readDetails(session, purchase.id);
  const attempt = await records.latestAttempt(session, purchase.id);
  return {
    id: purchase.id,
    number: purchase.number,
    state: purchase.state,
    placedAt: purchase.placedAt.toISOString(),
    expiresAt: purchase.expiresAt.toISOString(),
    paidAt: iso(purchase.paidAt),
    email: purchase.email,
    deliveryAddress: purchase.deliveryAddress,
    billingAddress: purchase.billingAddress,
    pickupPoint: purchase.pickupPoint,
    goods: purchase.goods,
    shipping: purchase.shipping,
    discount: purchase.discount,
    total: purchase.total,
    codes: purchase.codes,
    payment: paymentOf(purchase, attempt),
    orders: orders.map((order) =>
      orderAnswer(
        order,
        lines.filter((line) => line.orderId === order.id),
        details,
      ),
    ),
    mailed: isMailed,
  };
}

function paymentOf({ state }: PurchaseRow, attempt: records.AttemptRow | undefined): Payment {
  const { method = "", problem = "" } = attempt ?? {};
  return { state: state === "paid" ? "paid" : (attempt?.state ?? "none"), method, problem };
}

function orderAnswer(order: OrderRow, lines: LineRow[], details: records.Details): Order {
  const shop = details.shops.get(order.shopId);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    shop: { id: order.shopId, name: shop?.name ?? order.seller.legalName, website: shop?.website ?? "" },
    seller: order.seller,
    lines: lines.map((line) => lineAnswer(line, order, details.underWay.get(line.id) ?? 0)),
    goods: order.goods,
    shipping: order.shipping,
    discount: order.discount,
    total: order.total,
    method: order.methodName,
    promise: order.promise,
    paidAt: iso(order.paidAt),
    shippedAt: iso(order.shippedAt),
    deliveredAt: iso(order.deliveredAt),
    cancelledAt: iso(order.cancelledAt),
    returnTill: order.returnTill,
    shipments: details.shipments.get(order.id) ?? [],
    invoice: details.invoices.get(order.id) ?? "",
    creditNotes: details.creditNotes.get(order.id) ?? [],
    refunded: details.refunded.get(order.id) ?? 0,
  };
}

function lineAnswer(line: LineRow, { status }: OrderRow, underWay: number): OrderLine {
  return {
    id: line.id,
    productId: line.productId,
    merchantProductId: line.merchantProductId,
    groupId: line.groupId,
    name: line.name,
    slug: line.slug,
    picture: line.picture,
    size: line.size,
    unit: line.unit,
    quantity: line.quantity,
    cancelledQuantity: line.cancelledQuantity,
    returnableQuantity: returnableQuantity(line, status, underWay),
    discount: line.discount,
    total: line.total,
    vatRate: line.vatRate,
  };
}
