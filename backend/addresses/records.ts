import { and, asc, desc, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { deliveryAddresses } from "../storage/tables-users";

export type AddressRow = typeof deliveryAddresses.$inferSelect;
const mine = (userId: string, publicId: string) =>
  and(eq(deliveryAddresses.userId, userId), eq(deliveryAddresses.publicId, publicId));

/** The default address first, then oldest first. */
export function readAddresses(session: Session, userId: string): Promise<AddressRow[]> {
  return session.orm
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, userId))
    .orderBy(desc(deliveryAddresses.isDefault), asc(deliveryAddresses.createdAt), deliveryAddresses.publicId);
}

export async function insertAddress(session: Session, row: AddressRow): Promise<void> {
  await session.orm.insert(deliveryAddresses).values(row);
}

export async function changeAddress(
  session: Session,
  userId: string,
  publicId: string,
  changes: Pick<AddressRow, "name" | "data">,
): Promise<void> {
  await session.orm.update(deliveryAddresses).set(changes).where(mine(userId, publicId));
}

export async function deleteAddress(session: Session, userId: string, publicId: string): Promise<void> {
  await session.orm.delete(deliveryAddresses).where(mine(userId, publicId));
}

/** Makes this address the user's only default. */
export async function chooseDefault(session: Session, userId: string, publicId: string): Promise<void> {
  await session.orm.update(deliveryAddresses).set({ isDefault: false }).where(eq(deliveryAddresses.userId, userId));
  await session.orm.update(deliveryAddresses).set({ isDefault: true }).where(mine(userId, publicId));
}
