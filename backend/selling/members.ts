import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";
import { shopMembers } from "../storage/tables-selling";
import { users } from "../storage/tables-users";

/** What a user may do for a shop: an owner and an employee act for it, the third only reads. */
export type Role = typeof shopMembers.$inferSelect.role;

export async function roleOf(session: Session, shopId: string, userId: string): Promise<Role | undefined> {
  const [row] = await session.orm
    .select({ role: shopMembers.role })
    .from(shopMembers)
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, userId)));
  return row?.role;
}

/** The shop's owner; undefined without one. */
export async function ownerOf(session: Session, shopId: string): Promise<{ id: string; email: string } | undefined> {
  const [row] = await session.orm
    .select({ id: users.id, email: users.email })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.role, "owner")));
  return row;
}

/** Gives the shop this owner in place of any other; null: none. */
export async function writeOwner(session: Session, shopId: string, userId: string | null, since: Date): Promise<void> {
  await session.orm.delete(shopMembers).where(and(eq(shopMembers.shopId, shopId), eq(shopMembers.role, "owner")));
  if (userId === null) return;
  await session.orm
    .insert(shopMembers)
    .values({ shopId, userId, role: "owner", since })
    .onConflictDoUpdate({ target: [shopMembers.shopId, shopMembers.userId], set: { role: "owner" } });
}

export interface Membership {
  shop: { id: string; website: string; name: string };
  role: Role;
}

const MOST_SHOPS = 20;

/** The shops for which a user may do something, by name. */
export function membershipsOf(session: Session, userId: string): Promise<Membership[]> {
  return session.orm
    .select({ shop: { id: shops.id, website: shops.website, name: shops.name }, role: shopMembers.role })
    .from(shopMembers)
    .innerJoin(shops, eq(shops.id, shopMembers.shopId))
    .where(eq(shopMembers.userId, userId))
    .orderBy(asc(shops.name))
    .limit(MOST_SHOPS);
}
