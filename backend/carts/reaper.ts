import type { Kit } from "../kit";
import { deleteStale } from "./cart-records";

const DAY_MS = 86_400_000;
const ANONYMOUS_DAYS = 30;
const USER_DAYS = 90;
const CARTS_AT_ONCE = 500;

/** Deletes the carts that nobody has changed for long, never one that is being paid. */
export async function deleteStaleCarts({ db, now }: Pick<Kit, "db" | "now">): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const before = { anonymous: daysAgo(ANONYMOUS_DAYS), ofUsers: daysAgo(USER_DAYS) };
  let deleted = CARTS_AT_ONCE;
  while (deleted === CARTS_AT_ONCE) {
    deleted = await db.transaction((session) => deleteStale(session, before, CARTS_AT_ONCE));
  }
}
