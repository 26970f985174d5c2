import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Kit } from "../kit";
import { mailTokens } from "../storage/tables-identity";

export type MailPurpose = "verify" | "reset" | "email";
type Store = Pick<Kit, "db" | "now">;

/** Validity of a mailed link, in hours. */
export const LINK_HOURS: Record<MailPurpose, number> = { verify: 72, reset: 1, email: 24 };

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Creates the secret part of a link; only its hash is stored. Earlier links of the same kind stop working. */
export async function issueMailToken(
  { db, now }: Store,
  purpose: MailPurpose,
  accountId: string,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + LINK_HOURS[purpose] * 3_600_000);
  await db.transaction(async ({ orm }) => {
    await orm.delete(mailTokens).where(and(eq(mailTokens.accountId, accountId), eq(mailTokens.purpose, purpose)));
    await orm.insert(mailTokens).values({ hash: hashOf(token), purpose, accountId, email, expiresAt });
  });
  return token;
}

function matching({ now }: Pick<Kit, "now">, purpose: MailPurpose, token: string) {
  return and(eq(mailTokens.hash, hashOf(token)), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now()));
}

/** Returns the link's account and new address without using it up; undefined when the link is not valid (any more). */
export async function readMailLink(store: Store, purpose: MailPurpose, token: string) {
  const [row] = await store.db.orm
    .select({ accountId: mailTokens.accountId, email: mailTokens.email })
    .from(mailTokens)
    .where(matching(store, purpose, token));
  return row;
}

export async function readMailToken(store: Store, purpose: MailPurpose, token: string): Promise<string | undefined> {
  return (await readMailLink(store, purpose, token))?.accountId;
}

/** Like readMailToken, but uses the link up. */
export async function spendMailToken(store: Store, purpose: MailPurpose, token: string): Promise<string | undefined> {
  const [row] = await store.db.orm
    .delete(mailTokens)
    .where(matching(store, purpose, token))
    .returning();
  return row?.accountId;
}
