import type { OwnReturn } from "#contract/returns";
import { returnableQuantity } from "../orders/returnable";
import { unitsUnderWay } from "../orders/under-way";
import { canonicalPath } from "../products/rules";
import type { Session } from "../storage/database";
import { readOfUser, readReturnLines, type WholeReturn } from "./records";

/** Path of a label's page, with the key that opens it in any browser. */
export type LabelPath = (returnNumber: string, accessKey: string) => string;

/** OR-03: returns as they are answered, in two statements whatever their number. */
export async function returnAnswers(
  session: Session,
  found: readonly WholeReturn[],
  labelPath: LabelPath,
): Promise<OwnReturn[]> {
  if (found.length === 0) return [];
  const lines = await readReturnLines(
    session,
    found.map(({ row }) => row.id),
  );
  const underWay = await unitsUnderWay(session, [...new Set(found.map(({ order }) => order.id))]);
  return found.map(({ row, order, purchase, shopName }) => ({
    reqID: row.number,
    orderID: order.id,
    orderNumber: order.number,
    shopName: shopName ?? order.seller.legalName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    labelUrl: row.labelCode ? labelPath(row.number, purchase.accessKey) : null,
    decision: row.decision,
    products: lines
      .filter(({ returnId }) => returnId === row.id)
      .map(({ line, quantity }) => ({
        id: line.id,
        quantity,
        product: {
          id: line.productId,
          name: line.name,
          picture: line.picture,
          returnableQuantity: returnableQuantity(line, order.status, underWay.get(line.id) ?? 0),
          updatedAt: row.changedAt.toISOString(),
          perItem: line.unit,
          size: line.size,
          pdpPath: canonicalPath({ id: line.productId, slug: line.slug }),
        },
      })),
  }));
}

/** A page of a user's returns, the latest first. */
export async function returnsOfUser(
  session: Session,
  userId: string,
  page: { limit: number; offset: number },
  labelPath: LabelPath,
): Promise<OwnReturn[]> {
  return returnAnswers(session, await readOfUser(session, userId, page), labelPath);
}
