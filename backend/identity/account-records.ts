import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AccountKind } from "#contract/identity";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { accounts } from "../storage/tables-identity";

export type Account = typeof accounts.$inferSelect;
export interface NewAccount {
  email: string;
  /** Already hashed. */
  password: string;
  givenName: string;
  familyName: string;
  kind: AccountKind;
}
type Store = Pick<Kit, "db" | "now">;

/** Normalised form for comparing e-mail addresses. */
export const emailKey = (email: string) => email.trim().toLowerCase();

export async function accountBySub({ db }: Pick<Kit, "db">, id: string): Promise<Account | undefined> {
  const [row] = await db.orm.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

export async function accountByEmail({ db }: Pick<Kit, "db">, email: string): Promise<Account | undefined> {
  const [row] = await db.orm
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(email)));
  return row;
}

/** Adds an account, together with what `together` adds in the same transaction. Undefined when the address is taken. */
export async function addAccount(
  { db, now }: Store,
  account: NewAccount,
  together: (session: Session, account: Account) => Promise<void> = async () => undefined,
): Promise<Account | undefined> {
  return db.transaction(async (session) => {
    const [row] = await session.orm
      .insert(accounts)
      .values({
        ...account,
        id: randomUUID(),
        emailKey: emailKey(account.email),
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (row) await together(session, row);
    return row;
  });
}

export async function changeAccount(
  { db, now }: Store,
  id: string,
  change: { [Key in "email" | "password" | "emailVerified" | "givenName" | "familyName"]?: Account[Key] | undefined },
): Promise<void> {
  await db.orm
    .update(accounts)
    .set({ ...change, ...(change.email && { emailKey: emailKey(change.email) }), updatedAt: now() })
    .where(eq(accounts.id, id));
}

export async function removeAccount({ db }: Pick<Kit, "db">, id: string): Promise<void> {
  await db.orm.delete(accounts).where(eq(accounts.id, id));
}
