import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { providerIdempotency as table } from "../storage/tables-payment-provider";
import { ApiError, invalid } from "./errors";

export interface Answered {
  status: number;
  body: string;
}

/** Longer than the day that Stripe promises, so that a retry at its end still finds the answer. */
export const KEEP_MS = 25 * 3_600_000;
/** A request that has not ended by then died with its process, and its transaction with it. */
const ABANDONED_MS = 60_000;

/** Takes a key for this request; returns the stored answer when it has been answered before. */
export async function takeKey(
  { db }: Pick<Kit, "db">,
  key: string,
  fingerprint: string,
  now: Date,
): Promise<Answered | undefined> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const fresh = { fingerprint, status: null, body: null, startedAt: now };
  const isFree = or(
    lt(table.startedAt, ago(KEEP_MS)),
    and(isNull(table.status), eq(table.fingerprint, fingerprint), lt(table.startedAt, ago(ABANDONED_MS))),
  );
  const taken = await db.orm
    .insert(table)
    .values({ key, ...fresh })
    .onConflictDoUpdate({ target: table.key, set: fresh, ...(isFree ? { setWhere: isFree } : {}) })
    .returning({ key: table.key });
  if (taken.length > 0) return undefined;
  const [known] = await db.orm.select().from(table).where(eq(table.key, key));
  if (known && known.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (known?.status && known.body !== null) return { status: known.status, body: known.body };
  const message = `There is currently another in-progress request using this Idempotent Key: ${key}`;
  throw invalid(message, { code: "idempotency_key_in_use", status: 409 });
}

/** Stores the answer, in the transaction of the change that it reports. */
export async function storeAnswer({ orm }: Session, key: string, { status, body }: Answered): Promise<void> {
  await orm.update(table).set({ status, body }).where(eq(table.key, key));
}
