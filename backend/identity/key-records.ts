import { randomBytes, randomUUID } from "node:crypto";
import { desc, eq, inArray } from "drizzle-orm";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { Kit } from "../kit";
import { identityKeys } from "../storage/tables-identity";

export interface IdentityKeys {
  /** Private keys; the first one signs, all of them verify. */
  signing: JWK[];
  /** Secrets for cookie signatures; the first one signs. */
  cookies: string[];
}

const DAY_MS = 86_400_000;
const ROTATE_AFTER_MS = 180 * DAY_MS;
/** A new key is published before it is used, so that clients that cache the public keys learn of it in time. */
const PUBLISHED_MS = DAY_MS;
/** Longer than the lifetime of anything signed with an old key. */
const FORGET_AFTER_MS = ROTATE_AFTER_MS + 90 * DAY_MS;

type Store = Pick<Kit, "db" | "now">;

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true, modulusLength: 2048 });
  return { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" };
}
const cookieKey = async () => ({ secret: randomBytes(32).toString("base64url") });

/** Keys of one purpose, newest first; adds a new one when there is none or the newest is too old. */
async function keysFor(store: Store, purpose: string, make: () => Promise<JWK | { secret: string }>) {
  const { db, now } = store;
  const read = () =>
    db.orm
      .select()
      .from(identityKeys)
      .where(eq(identityKeys.purpose, purpose))
      .orderBy(desc(identityKeys.createdAt), desc(identityKeys.id));
  const found = await read();
  const age = (key: { createdAt: Date } | undefined) => now().getTime() - (key?.createdAt.getTime() ?? 0);
  if (age(found[0]) > ROTATE_AFTER_MS) {
    // The first keys have fixed ids: when two processes open an empty store at once, only one creates them.
    const id = found.length > 0 ? `${purpose}-${randomUUID()}` : `${purpose}-1`;
    const value = { ...(await make()) } as Record<string, unknown>;
    await db.orm.insert(identityKeys).values({ id, purpose, value, createdAt: now() }).onConflictDoNothing();
  }
  const [newest, ...others] = await read();
  const old = others.filter((key) => age(key) > FORGET_AFTER_MS).map(({ id }) => id);
  if (old.length > 0) await db.orm.delete(identityKeys).where(inArray(identityKeys.id, old));
  const keys = [newest, ...others].filter((key) => key !== undefined).filter(({ id }) => !old.includes(id));
  const isKnown = (key: { createdAt: Date }) => age(key) >= PUBLISHED_MS;
  return [...keys.filter(isKnown), ...keys.filter((key) => !isKnown(key))];
}

/** Reads the provider's keys and creates missing ones. They are kept in the store, so tokens survive a restart. */
export async function loadKeys(store: Store): Promise<IdentityKeys> {
  const signing = await keysFor(store, "sign", signingKey);
  const cookies = await keysFor(store, "cookie", cookieKey);
  return {
    signing: signing.map(({ id, value }) => ({ ...value, kid: id }) as JWK),
    cookies: cookies.map(({ value }) => String(value.secret)),
  };
}
