import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { orderLines } from "../storage/tables-orders";
import { returnLines, returns } from "../storage/tables-returns";

/**
 * Units of each line that are on their way back: in returns that were not rejected and are not refunded yet. Of these
 * orders, or of those that a query selects.
 */
export async function unitsUnderWay({ orm }: Session, orderIds: string[] | SQLWrapper): Promise<Map<string, number>> {
  const rows = await orm
    .select({ lineId: returnLines.lineId, quantity: sql<number>`sum(${returnLines.quantity})::int` })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(orderLines.orderId, orderIds), inArray(returns.status, ["requested", "approved", "received"])))
    .groupBy(returnLines.lineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
}
