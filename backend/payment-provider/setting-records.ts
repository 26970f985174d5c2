import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Kit } from "../kit";
import { providerSettings as settings } from "../storage/tables-payment-provider";
import { newId, randomText } from "./ids";

type Store = Pick<Kit, "db" | "now">;

/** The key that the shop's own payments service signs its calls with. Made at the first start; never logged. */
export async function loadSecretKey({ db, now }: Store): Promise<string> {
  return made({ db, now }, "secret-key", () => newId("sk_test", 64));
}

/** A rolled secret goes on signing for a day, beside the new one, so that no event is refused meanwhile. */
const ROLL_MS = 86_400_000;

export interface WebhookSecret {
  value: string;
  expiresAt: Date | null;
}

/** The secrets that sign events now, the newest first. Made at the first start; never logged. */
export async function webhookSecrets({ db, now }: Store): Promise<WebhookSecret[]> {
  const rows = await db.orm
    .select({ value: settings.value, expiresAt: settings.expiresAt })
    .from(settings)
    .where(and(eq(settings.purpose, "webhook-secret"), or(isNull(settings.expiresAt), gt(settings.expiresAt, now()))))
    .orderBy(desc(settings.createdAt), desc(settings.id));
  if (rows.length > 0) return rows;
  const value = await made({ db, now }, "webhook-secret", () => `whsec_${randomText(48)}`);
  return [{ value, expiresAt: null }];
}

/** Makes a new secret; the earlier ones expire in a day. */
export async function rollWebhookSecret({ db, now }: Store): Promise<void> {
  await webhookSecrets({ db, now });
  await db.transaction(async ({ orm }) => {
    const mine = eq(settings.purpose, "webhook-secret");
    await orm.delete(settings).where(and(mine, lte(settings.expiresAt, now())));
    const expiresAt = new Date(now().getTime() + ROLL_MS);
    await orm
      .update(settings)
      .set({ expiresAt })
      .where(and(mine, isNull(settings.expiresAt)));
    const value = `whsec_${randomText(48)}`;
    await orm
      .insert(settings)
      .values({ id: newId("webhook-secret"), purpose: "webhook-secret", value, createdAt: now() });
  });
}

/** The first one has a fixed id: when two processes open an empty store at once, both end up with the same. */
async function made({ db, now }: Store, purpose: string, make: () => string): Promise<string> {
  const read = async () => {
    const rows = await db.orm.select().from(settings).where(eq(settings.purpose, purpose)).limit(1);
    return rows[0]?.value;
  };
  const found = await read();
  if (found) return found;
  await db.orm
    .insert(settings)
    .values({ id: `${purpose}-1`, purpose, value: make(), createdAt: now() })
    .onConflictDoNothing();
  return (await read()) ?? "";
}

const CLOCK = "clock-1";

/** By how many milliseconds the provider's clock is ahead; kept, so that a restart does not turn time back. */
export async function loadClock({ db }: Pick<Kit, "db">): Promise<number> {
  const rows = await db.orm.select().from(settings).where(eq(settings.id, CLOCK));
  return Number(rows[0]?.value ?? 0);
}

export async function saveClock({ db, now }: Store, aheadMs: number): Promise<void> {
  const value = String(aheadMs);
  await db.orm
    .insert(settings)
    .values({ id: CLOCK, purpose: "clock", value, createdAt: now() })
    .onConflictDoUpdate({ target: settings.id, set: { value } });
}
