import type { OwnOrder, OwnProduct } from "#contract/graphql";
import { canonicalPath } from "../products/rules";
import type { Session } from "../storage/database";
import { shipmentsOf } from "./details-records";
import * as records from "./own-order-records";
import type { LineRow } from "./purchase-records";
import { returnableQuantity } from "./returnable";
import { unitsUnderWay } from "./under-way";

/** A page of a user's orders, the latest first, in six statements whatever its length. */
export async function ownOrders(session: Session, userId: string, asked: records.OrdersAsked): Promise<OwnOrder[]> {
  const ids = await records.readOwnIds(session, userId, asked);
  if (ids.length === 0) return [];
  const found = new Map((await records.readOwn(session, ids)).map((row) => [row.order.id, row]));
  const lines = await records.readLinesOf(session, ids);
  const underWay = await unitsUnderWay(session, ids);
  const shipments = shipmentsOf(await records.readShipmentsOf(session, ids));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { order, purchase, shop } = row;
    const own = lines.filter(({ orderId }) => orderId === id);
    return {
      id,
      number: order.number,
      purchaseId: purchase.id,
      purchaseNumber: purchase.number,
      access: purchase.accessKey,
      placedAt: purchase.placedAt.toISOString(),
      status: order.status,
      total: order.total,
      shopId: order.shopId,
      shopName: shop?.name ?? order.seller.legalName,
      shopSdp: shop ? `/shop/${encodeURIComponent(shop.website)}/` : null,
      paidAt: order.paidAt?.toISOString() ?? null,
      returnTill: order.returnTill,
      deliveryAddress: { name: purchase.deliveryAddress.recipient },
      products: own.map((line) => productOf(line, returnableQuantity(line, order.status, underWay.get(line.id) ?? 0))),
      shippingMethod: order.methodName,
      shipments: shipments.get(id) ?? [],
    };
  });
}

const productOf = (line: LineRow, returnable: number): OwnProduct & { id: string } => ({
  id: line.id,
  merchantProductId: line.merchantProductId,
  groupId: line.groupId,
  name: line.name,
  picture: line.picture,
  perItem: line.unit,
  quantity: line.quantity,
  returnableQuantity: returnable,
  size: line.size,
  pdpPath: canonicalPath({ id: line.productId, slug: line.slug }),
});
