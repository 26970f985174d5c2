import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Booker } from "./apply-session";

/** Books a purchase that promo codes pay for in full: the provider takes no payment of nothing. */
export async function bookFree({ db, now }: Pick<Kit, "db" | "now">, booker: Booker, id: string): Promise<void> {
  const { finish } = await booker();
  const done = await db.transaction((session) => finish(session, id, { amount: 0, at: now() }));
  if (done !== "finished" && done !== "already") throw failure(409, "It can no longer be ordered.");
}
