import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type { AdapterFactory, AdapterPayload } from "oidc-provider";
import type { Kit } from "../kit";
import { oidcRecords as records } from "../storage/tables-identity";
import { errors, Provider } from "./library";
import type { Sessions } from "./sessions";

type Store = Pick<Kit, "db" | "now">;

/**
 * A browser whose response was lost, or whose tabs renew at the same moment, sends the same refresh token again. Within
 * this time the request succeeds if it includes the session's own cookie, which scripts cannot read. A token used again
 * without it, or later, counts as stolen, and everything issued from it is revoked (RFC 9700 §4.14.2).
 */
export const REFRESH_GRACE_MS = 30_000;

/** Whether the current request has the cookie of the token's session. */
async function isSameBrowser({ sessionUid }: AdapterPayload): Promise<boolean> {
  const ctx = Provider.ctx;
  if (!ctx || !sessionUid) return false;
  const { uid } = await ctx.oidc.provider.Session.get(ctx);
  return uid === sessionUid;
}

/** Stores the provider library's records; the library asks for one adapter per model. */
export function createOidcRecords({ db, now }: Store, sessions: Pick<Sessions, "forgetGrant">): AdapterFactory {
  async function find(model: string, where: SQL): Promise<AdapterPayload | undefined> {
    const fresh = or(isNull(records.expiresAt), gt(records.expiresAt, now()));
    const [row] = await db.orm
      .select()
      .from(records)
      .where(and(eq(records.model, model), where, fresh));
    if (!row) return undefined;
    const used = row.consumedAt?.getTime();
    if (used === undefined) return row.payload;
    const isRecent = model === "RefreshToken" && now().getTime() - used < REFRESH_GRACE_MS;
    if (isRecent && (await isSameBrowser(row.payload))) return row.payload;
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
      if (first.length > 0) return;
      // The database lets only one of two concurrent exchanges through.
      const again = model === "RefreshToken" ? await find(model, eq(records.id, id)) : undefined;
      if (!again || again.consumed) throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      if (model === "Grant") sessions.forgetGrant(id);
      await db.orm.delete(records).where(and(eq(records.model, model), eq(records.id, id)));
    },
    async revokeByGrantId(grantId) {
      await db.orm.delete(records).where(and(eq(records.model, model), eq(records.grantId, grantId)));
    },
  });
}
