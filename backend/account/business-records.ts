import { asc, eq } from "drizzle-orm";
import type { BusinessStatus } from "#contract/profile";
import type { Session } from "../storage/database";
import { businessAccounts, users } from "../storage/tables-users";

type Row = typeof businessAccounts.$inferSelect;
export type BusinessDetails = Row["details"];

export async function readBusiness(session: Session, userId: string): Promise<Row | undefined> {
  const [row] = await session.orm.select().from(businessAccounts).where(eq(businessAccounts.userId, userId));
  return row;
}

export async function writeBusiness(session: Session, row: Row): Promise<void> {
  await session.orm
    .insert(businessAccounts)
    .values(row)
    .onConflictDoUpdate({ target: businessAccounts.userId, set: row });
}

export async function setBusinessStatus(
  session: Session,
  userId: string,
  status: BusinessStatus,
  message: string,
): Promise<void> {
  await session.orm.update(businessAccounts).set({ status, message }).where(eq(businessAccounts.userId, userId));
}

/** Requests in a state with their applicants, longest waiting first. */
export function readRequests(session: Session, status: BusinessStatus, limit: number) {
  return session.orm
    .select({ business: businessAccounts, email: users.email, name: users.givenName, surname: users.familyName })
    .from(businessAccounts)
    .innerJoin(users, eq(users.id, businessAccounts.userId))
    .where(eq(businessAccounts.status, status))
    .orderBy(asc(businessAccounts.requestedAt))
    .limit(limit);
}
