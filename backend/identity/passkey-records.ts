import { randomBytes } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Kit } from "../kit";
import { passkeyChallenges, passkeys } from "../storage/tables-identity";

type Store = Pick<Kit, "db" | "now">;
export type Passkey = typeof passkeys.$inferSelect;

const CHALLENGE_MS = 10 * 60_000;

export async function passkeysOf({ db }: Pick<Kit, "db">, accountId: string): Promise<Passkey[]> {
  return db.orm.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));
}

export async function passkeyById({ db }: Pick<Kit, "db">, id: string): Promise<Passkey | undefined> {
  const [row] = await db.orm.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

export async function addPasskey({ db, now }: Store, passkey: Omit<Passkey, "createdAt" | "usedAt">): Promise<void> {
  await db.orm
    .insert(passkeys)
    .values({ ...passkey, createdAt: now() })
    .onConflictDoNothing();
}

export async function passkeyUsed({ db, now }: Store, id: string, counter: number): Promise<void> {
  await db.orm.update(passkeys).set({ counter, usedAt: now() }).where(eq(passkeys.id, id));
}

export async function removePasskey({ db }: Pick<Kit, "db">, accountId: string, id: string): Promise<void> {
  await db.orm.delete(passkeys).where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)));
}

/** Issues a challenge to register a passkey for this account, after its password was verified. */
export async function issueChallenge({ db, now }: Store, accountId: string): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  await db.orm.insert(passkeyChallenges).values({ challenge, accountId, expiresAt });
  return challenge;
}

/** Whether the challenge was issued to this account; it can be used once. */
export async function spendChallenge({ db, now }: Store, accountId: string, challenge: string): Promise<boolean> {
  const spent = await db.orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return spent.length > 0;
}
