import { and, asc, eq, isNull } from "drizzle-orm";
import { failure } from "../http/failure";
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

/** Lets a user act for the shop in this role; null: no longer. 409 for its owner. */
export async function writeMember(
  session: Session,
  { shopId, userId, role }: { shopId: string; userId: string; role: Exclude<Role, "owner"> | null },
  since: Date,
): Promise<void> {
  if ((await roleOf(session, shopId, userId)) === "owner")
    throw failure(409, "Dit is de eigenaar van de winkel; wijs eerst een ander aan met set --eigenaar.");
  const isMember = and(eq(shopMembers.shopId, shopId), eq(shopMembers.userId, userId));
  if (role === null) await session.orm.delete(shopMembers).where(isMember);
  else
    await session.orm
      .insert(shopMembers)
      .values({ shopId, userId, role, since })
      .onConflictDoUpdate({ target: [shopMembers.shopId, shopMembers.userId], set: { role } });
}

export interface Member {
  email: string;
  role: Role;
}

/** Who may act for the shop, the longest first. */
export function membersOf(session: Session, shopId: string): Promise<Member[]> {
  return session.orm
    .select({ email: users.email, role: shopMembers.role })
    .from(shopMembers)
    .innerJoin(users, eq(users.id, shopMembers.userId))
    .where(eq(shopMembers.shopId, shopId))
    .orderBy(asc(shopMembers.since), users.email)
    .limit(MOST_MEMBERS);
}
const MOST_MEMBERS = 200;

/** 404, in Dutch for operators, without a shop at this website. */
export async function shopIdOf(session: Session, website: string): Promise<string> {
  const isHere = and(eq(shops.website, website), eq(shops.gone, false), isNull(shops.movedTo));
  const [shop] = await session.orm.select({ id: shops.id }).from(shops).where(isHere);
  if (!shop) throw failure(404, `De winkel ${website} is er niet.`);
  return shop.id;
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
