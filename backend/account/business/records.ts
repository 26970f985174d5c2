import { asc, eq } from "drizzle-orm";
import type { BusinessStatus } from "#contract/profile";
import type { Session } from "../../storage/database";
import { shopSellers } from "../../storage/tables-selling";
import { businessAccounts, users } from "../../storage/tables-users";

export type BusinessRow = typeof businessAccounts.$inferSelect;

export async function readBusiness(session: Session, userId: string): Promise<BusinessRow | undefined> {
  const [row] = await session.orm.select().from(businessAccounts).where(eq(businessAccounts.userId, userId));
  return row;
}

export async function writeBusiness(session: Session, row: BusinessRow): Promise<void> {
  await session.orm
    .insert(businessAccounts)
    .values(row)
    .onConflictDoUpdate({ target: businessAccounts.userId, set: row });
}

export async function changeBusiness(
  session: Session,
  userId: string,
  set: Partial<Omit<BusinessRow, "userId">>,
): Promise<void> {
  await session.orm.update(businessAccounts).set(set).where(eq(businessAccounts.userId, userId));
}

const asked = { business: businessAccounts, email: users.email, name: users.givenName, surname: users.familyName };

/** Requests in a state with their applicants, longest waiting first. */
export function readRequests(session: Session, status: BusinessStatus, limit: number) {
  return session.orm
    .select(asked)
    .from(businessAccounts)
    .innerJoin(users, eq(users.id, businessAccounts.userId))
    .where(eq(businessAccounts.status, status))
    .orderBy(asc(businessAccounts.requestedAt))
    .limit(limit);
}

/** The request of one user, as a list of at most one. */
export function readRequest(session: Session, userId: string) {
  return session.orm
    .select(asked)
    .from(businessAccounts)
    .innerJoin(users, eq(users.id, businessAccounts.userId))
    .where(eq(businessAccounts.userId, userId));
}
export type AskedRequest = Awaited<ReturnType<typeof readRequest>>[number];

/** Whether shops may sell here, and why not; by shop. */
export async function readStanding(session: Session, shopId: string) {
  const [row] = await session.orm
    .select({ status: shopSellers.status, reason: shopSellers.reason })
    .from(shopSellers)
    .where(eq(shopSellers.shopId, shopId));
  return row ?? { status: null, reason: "" };
}
