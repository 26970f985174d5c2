import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { isUser, lockSeller, type SellerRow, type ShopWithSeller, writeSeller } from "./records";
import { type Identity, invalidDetails, missingDetails, type Seller } from "./seller";

type Store = Pick<Kit, "db" | "now">;

/** What an operator states about a shop; what is left out stays. */
export interface SellerChange {
  identity?: Partial<Identity> | undefined;
  iban?: string | undefined;
  /** The shop declares to offer only what is allowed by law. */
  certified?: boolean | undefined;
  /** Null: the default rate. */
  commissionBp?: number | null | undefined;
  ownerId?: string | null | undefined;
}

const COUNTRY = "NL";
const NEW = {
  ownerId: null,
  accountId: null,
  iban: "",
  certifiedAt: null,
  reason: "",
  decidedAt: null,
  commissionBp: null,
};

/** Reads a shop, changes what it is as a seller, and stores both in one transaction. */
async function changeSeller(
  { db }: Store,
  website: string,
  change: (row: SellerRow, identity: Identity) => { row: SellerRow; identity: Identity },
  ownerId?: string | null,
): Promise<void> {
  await db.transaction(async (session) => {
    if (ownerId && !(await isUser(session, ownerId))) throw failure(404, `De gebruiker ${ownerId} is er niet.`);
    const found = await lockSeller(session, website);
    if (!found) throw failure(404, `De winkel ${website} is er niet.`);
    const { row, identity } = change(rowOf(found), found.shop.identity);
    await writeSeller(session, row, identity);
  });
}

function rowOf({ shop, seller }: ShopWithSeller): SellerRow {
  return seller ?? { ...NEW, shopId: shop.id, status: "pending" };
}

export function sellerOf({ shop, seller }: ShopWithSeller): Seller {
  const { iban, certifiedAt, status } = rowOf({ shop, seller });
  return { identity: shop.identity, iban, certifiedAt, status };
}

/** 422 when a detail cannot be right. An approved shop stays approved: the operator states what the shop has proved. */
export async function describeSeller(store: Store, website: string, change: SellerChange): Promise<void> {
  await changeSeller(
    store,
    website,
    (known, old) => {
      const { certified, identity: details = {}, iban = known.iban, ...rest } = change;
      const identity = { ...old, ...withoutAbsent(details) };
      identity.country ||= COUNTRY;
      const certifiedAt = certified === undefined ? known.certifiedAt : certified ? store.now() : null;
      const row = { ...known, ...withoutAbsent(rest), iban, certifiedAt };
      const invalid = invalidDetails({ ...row, identity }, { ...known, identity: old });
      if (invalid.length > 0) throw failure(422, `Dit kan niet kloppen: ${invalid.join(", ")}.`);
      return { row, identity };
    },
    change.ownerId,
  );
}

/** 409 while something that the law asks for is missing or wrong. */
export async function approveSeller(store: Store, website: string): Promise<void> {
  await changeSeller(store, website, (known, identity) => {
    const seller = { ...known, identity };
    const missing = missingDetails(seller);
    if (missing.length > 0)
      throw failure(409, `Deze winkel kan nog niet verkopen; er ontbreekt: ${missing.join(", ")}.`);
    const invalid = invalidDetails(seller);
    if (invalid.length > 0)
      throw failure(409, `Deze winkel kan nog niet verkopen; dit klopt niet: ${invalid.join(", ")}.`);
    return { row: { ...known, status: "approved", reason: "", decidedAt: store.now() }, identity };
  });
}

export async function suspendSeller(store: Store, website: string, reason: string): Promise<void> {
  await changeSeller(store, website, (known, identity) => ({
    row: { ...known, status: "suspended", reason, decidedAt: store.now() },
    identity,
  }));
}

/** Drops fields that are undefined, so that they overwrite nothing. */
function withoutAbsent<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
