import { and, desc, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Kit } from "../kit";
import { oidcRecords as records, signIns } from "../storage/tables-identity";

type Store = Pick<Kit, "db" | "now">;

/** How long a grant is trusted without a lookup; another process may have ended it meanwhile. */
const BELIEVED_MS = 5_000;
const MOST_BELIEVED = 10_000;
const USER_AGENT_MAX = 300;

export type SignIn = typeof signIns.$inferSelect;
export interface SignInUse {
  sessionUid: string;
  accountId: string;
  userAgent: string;
  expiresAt: Date;
}

const ofAccount = (accountId: string) => eq(sql`${records.payload}->>'accountId'`, accountId);

/** Selects sessions by uid; all of them when neither is given. */
interface Which {
  only?: string;
  except?: string;
}
function chosen(uid: SQL, { only, except }: Which): SQL | undefined {
  if (only !== undefined) return eq(uid, only);
  return except === undefined ? undefined : ne(uid, except);
}

function grantsOf({ grantId, payload }: Pick<typeof records.$inferSelect, "grantId" | "payload">): string[] {
  const clients = Object.values((payload.authorizations ?? {}) as Record<string, { grantId?: string }>);
  return [grantId, ...clients.map((client) => client.grantId)].filter((id) => typeof id === "string");
}

/**
 * Where users are signed in. Access tokens are verified without asking the provider, so each contains its grant id:
 * when a session is ended, a password changed or a code used twice, the grant is deleted and its tokens stop working.
 */
export function createSessions({ db, now }: Store) {
  const believed = new LRUCache<string, true>({ max: MOST_BELIEVED, ttl: BELIEVED_MS });

  async function isGranted(grantId: string): Promise<boolean> {
    if (believed.has(grantId)) return true;
    const [row] = await db.orm
      .select({ id: records.id })
      .from(records)
      .where(and(eq(records.model, "Grant"), eq(records.id, grantId), gt(records.expiresAt, now())));
    if (row) believed.set(grantId, true);
    return row !== undefined;
  }

  /** Deletes sessions of one account with their grants, codes and refresh tokens. */
  async function end(accountId: string, which: Which = {}): Promise<void> {
    const { payload, model } = records;
    // A session has its id in uid, records issued from it in sessionUid.
    const uid = sql`coalesce(${payload}->>'sessionUid', ${records.uid}, '')`;
    await db.transaction(async ({ orm }) => {
      const gone = await orm
        .delete(records)
        .where(and(ofAccount(accountId), ne(model, "Grant"), chosen(uid, which)))
        .returning({ grantId: records.grantId, payload });
      const grants = gone.flatMap(grantsOf);
      const isGone = which.only || which.except ? inArray(records.id, grants) : undefined;
      await orm.delete(records).where(and(ofAccount(accountId), eq(model, "Grant"), isGone));
      await orm.delete(records).where(inArray(records.grantId, grants));
      await orm.delete(signIns).where(and(eq(signIns.accountId, accountId), chosen(sql`${signIns.sessionUid}`, which)));
    });
    believed.clear();
  }

  return {
    /** Whether tokens of this grant are still valid. */
    isGranted,
    /** Called when the library deletes a grant. */
    forgetGrant: (grantId: string) => void believed.delete(grantId),
    /** Ends one, all or all but one of an account's sessions. */
    end,
    /** Records that a session was used, and by which browser. */
    async used({ userAgent, ...use }: SignInUse): Promise<void> {
      const seen = { usedAt: now(), userAgent: userAgent.slice(0, USER_AGENT_MAX), expiresAt: use.expiresAt };
      await db.orm
        .insert(signIns)
        .values({ ...use, ...seen, createdAt: now() })
        .onConflictDoUpdate({ target: signIns.sessionUid, set: { ...seen, accountId: use.accountId } });
    },
    /** The account's sessions, most recently used first. */
    async list(accountId: string): Promise<SignIn[]> {
      return db.orm
        .select()
        .from(signIns)
        .where(and(eq(signIns.accountId, accountId), gt(signIns.expiresAt, now())))
        .orderBy(desc(signIns.usedAt));
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
