import { eq, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { providerEntries as entries } from "../storage/tables-payment-provider";
import type { Work } from "./work";

/** The shop's own balance, and the world outside: buyers and banks. */
export const PLATFORM = "platform";
export const OUTSIDE = "outside";

/** Moves money from one account to another; `source` is the object that does so. */
export async function moveMoney(
  { session, now: createdAt }: Work,
  source: string,
  { from, to, amount }: { from: string; to: string; amount: number },
): Promise<void> {
  await session.orm.insert(entries).values([
    { source, account: from, amount: -amount, createdAt },
    { source, account: to, amount, createdAt },
  ]);
}

const BALANCE_LOCK = 5_004_217;

/** Until the end of the transaction nobody else spends the shop's own balance. */
export async function lockBalance({ session }: Work): Promise<void> {
  await session.query("select pg_advisory_xact_lock($1)", [BALANCE_LOCK]);
}

export async function balanceOf({ orm }: Session, account: string): Promise<number> {
  const sum = sql<number>`coalesce(sum(${entries.amount}), 0)::bigint`.mapWith(Number);
  const [row] = await orm.select({ sum }).from(entries).where(eq(entries.account, account));
  return row?.sum ?? 0;
}
