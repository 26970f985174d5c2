import type { Session } from "../storage/database";
import { readObservations } from "./records";
import { type MarketDay, marketDays, type Observation } from "./rules";

/** Product id → its market history, over offers of new items. Products without observations are absent. */
export async function marketOf(session: Session, productIds: string[]): Promise<Map<string, MarketDay[]>> {
  const seen = new Map<string, Observation[]>();
  for (const row of await readObservations(session, productIds)) {
    const known = seen.get(row.productId);
    if (known) known.push(row);
    else seen.set(row.productId, [row]);
  }
  return new Map([...seen].map(([id, observations]) => [id, marketDays(observations)]));
}
