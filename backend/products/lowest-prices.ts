import type { Cents } from "#contract/money";
import type { Session } from "../storage/database";
import { readLowestPrices } from "./lowest-price-records";

/** Product id → its lowest price now, as lists show it; a product that cannot be ordered is absent. */
export async function lowestPrices(session: Session, ids: string[]): Promise<Map<string, Cents>> {
  if (ids.length === 0) return new Map();
  return new Map((await readLowestPrices(session, ids)).map(({ id, price }) => [id, price]));
}
