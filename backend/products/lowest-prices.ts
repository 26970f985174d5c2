import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import { readLowestPrices } from "./lowest-price-records";

/** Product id → its current lowest price as shown in lists; products that cannot be ordered are absent. */
export async function lowestPrices(session: Session, ids: string[]): Promise<Map<string, Cents>> {
  if (ids.length === 0) return new Map();
  return new Map((await readLowestPrices(session, ids)).map(({ id, price }) => [id, price]));
}
