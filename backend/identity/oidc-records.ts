import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { type AdapterFactory, type AdapterPayload, errors } from "oidc-provider";
import type { Kit } from "../kit";
import { oidcRecords as records } from "../storage/tables-identity";

type Store = Pick<Kit, "db" | "now">;

/**
 * Two tabs that renew at the same moment send the same refresh token. Within this time the second is served as well;
 * later it counts as stolen, and everything that came from it is revoked.
 */
export const REFRESH_GRACE_MS = 30_000;

/** Keeps what the provider's library must remember; it asks for one keeper per model. */
export function createOidcRecords({ db, now }: Store): AdapterFactory {
  async function find(model: string, where: SQL): Promise<AdapterPayload | undefined> {
    const fresh = or(isNull(records.expiresAt), gt(records.expiresAt, now()));
    const [row] = await db.orm
      .select()
      .from(records)
      .where(and(eq(records.model, model), where, fresh));
    if (!row) return undefined;
    const used = row.consumedAt?.getTime();
    const grace = model === "RefreshToken" ? REFRESH_GRACE_MS : 0;
    if (used === undefined || now().getTime() - used < grace) return row.payload;
    return { ...row.payload, consumed: Math.floor(used / 1_000) };
  }
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const row = {
        payload: { ...payload } as Record<string, unknown>,
        grantId: payload.grantId ?? null,
        userCode: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1_000) : null,
      };
      const key = { target: [records.model, records.id], set: row };
      await db.orm
        .insert(records)
        .values({ model, id, ...row })
        .onConflictDoUpdate(key);
    },
    find: (id) => find(model, eq(records.id, id)),
    findByUid: (uid) => find(model, eq(records.uid, uid)),
    findByUserCode: (code) => find(model, eq(records.userCode, code)),
    async consume(id) {
      const first = await db.orm
        .update(records)
        .set({ consumedAt: now() })
        .where(and(eq(records.model, model), eq(records.id, id), isNull(records.consumedAt)))
        .returning({ id: records.id });
      // Of two exchanges of one code at the same moment the database lets one through.
      if (first.length === 0 && model === "AuthorizationCode") throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      await db.orm.delete(records).where(and(eq(records.model, model), eq(records.id, id)));
    },
    async revokeByGrantId(grantId) {
      await db.orm.delete(records).where(and(eq(records.model, model), eq(records.grantId, grantId)));
    },
  });
}

/** Ends every session and takes back every token of somebody. */
export async function endSessionsOf({ db }: Pick<Kit, "db">, accountId: string): Promise<void> {
  await db.orm.delete(records).where(eq(sql`${records.payload}->>'accountId'`, accountId));
}

/** How many sessions somebody has, and since when. */
export async function sessionsOf({ db, now }: Store, accountId: string): Promise<Record<string, unknown>[]> {
  const rows = await db.orm
    .select({ payload: records.payload, expiresAt: records.expiresAt })
    .from(records)
    .where(
      and(
        eq(records.model, "Session"),
        gt(records.expiresAt, now()),
        eq(sql`${records.payload}->>'accountId'`, accountId),
      ),
    );
  return rows.map(({ payload, expiresAt }) => ({
    signedInAt: typeof payload.loginTs === "number" ? new Date(payload.loginTs * 1_000).toISOString() : null,
    endsAt: expiresAt?.toISOString() ?? null,
  }));
}
