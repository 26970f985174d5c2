import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { readOpen, readReturnLines } from "./records";

/** Returns that nobody approved or rejected yet; those of approved ones wait for their goods. */
export async function waitingReturns(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await readOpen(session, limit, ["requested"]);
  const ids = found.map(({ row }) => row.id);
  const lines = ids.length > 0 ? await readReturnLines(session, ids) : [];
  return found.map(({ row, order }) => ({
    kind: "return",
    id: row.number,
    title: `Retour ${row.number} van bestelling ${order.number}`,
    facts: [
      `${order.seller.legalName}, gevraagd op ${dutchDay(row.createdAt)}`,
      ...lines.filter(({ returnId }) => returnId === row.id).map(({ quantity, line }) => `${quantity} x ${line.name}`),
      ...(row.reason ? [`reden: ${row.reason}`] : []),
    ],
    command: "npm run orders -- returns",
    words: ["approved", "refused"],
  }));
}
