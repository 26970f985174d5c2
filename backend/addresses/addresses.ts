import { randomUUID } from "node:crypto";
import type { DeliveryAddress, DeliveryAddressUpdate } from "#contract/addresses";
import { ADDRESS_LIMIT } from "#contract/limits";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { changeAsUser, momentAfter } from "../users/as-user";
import { type AddressRow, changeAddress, chooseDefault, deleteAddress, insertAddress, readAddresses } from "./records";

/** The default address first. */
export async function addressesOf(session: Session, sub: string): Promise<DeliveryAddress[]> {
  return (await readAddresses(session, sub)).map(({ publicId, name, isDefault, data }) => ({
    publicId,
    name,
    default: isDefault,
    data,
  }));
}

/**
 * PF-12. A user with addresses always has one default: the first added, until another is chosen; when the default is
 * removed, the last added takes its place. 404 for an address that is not the user's, 409 when there are too many.
 */
export async function updateAddress(
  { db, now }: Pick<Kit, "db" | "now">,
  sub: string,
  update: DeliveryAddressUpdate,
): Promise<DeliveryAddress[]> {
  return changeAsUser(db, sub, async (session) => {
    const all = await readAddresses(session, sub);
    const known = all.find(({ publicId }) => publicId === update.public_id);
    if (update.public_id !== undefined && !known) throw failure(404, "There is no such address.");
    if (update.deleted) await remove(session, sub, all, known);
    else await keep(session, sub, all, known, update, now());
    return addressesOf(session, sub);
  });
}

async function remove(session: Session, sub: string, all: AddressRow[], known: AddressRow | undefined) {
  if (!known)
    throw failure(400, "An address id is required.", [{ path: "body.public_id", message: "Required to delete." }]);
  await deleteAddress(session, sub, known.publicId);
  const others = all.filter((row) => row !== known).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (known.isDefault && others[0]) await chooseDefault(session, sub, others[0].publicId);
}

async function keep(
  session: Session,
  sub: string,
  all: AddressRow[],
  known: AddressRow | undefined,
  { name, address: data, default: wantsDefault }: DeliveryAddressUpdate,
  now: Date,
) {
  if (!known && all.length >= ADDRESS_LIMIT) throw failure(409, `At most ${ADDRESS_LIMIT} addresses can be saved.`);
  const publicId = known?.publicId ?? randomUUID();
  const latest = all.map(({ createdAt }) => createdAt).sort((a, b) => b.getTime() - a.getTime())[0];
  if (known) await changeAddress(session, sub, publicId, { name, data });
  else {
    const createdAt = momentAfter(now, latest);
    await insertAddress(session, { publicId, userId: sub, name, data, isDefault: false, createdAt });
  }
  if (wantsDefault || all.length === 0) await chooseDefault(session, sub, publicId);
}
