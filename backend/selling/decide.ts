import { failure } from "../http/failure";
import { type Changed, changeSeller, type SellerStore } from "./change-seller";
import { writeOwner } from "./members";
import { isUser, type SellerRow } from "./records";
import { type Identity, invalidDetails, missingDetails } from "./seller";

/** What an operator states about a shop; what is left out stays. */
export interface SellerChange {
  identity?: Partial<Identity> | undefined;
  iban?: string | undefined;
  /** The shop declares to offer only what is allowed by law. */
  certified?: boolean | undefined;
  /** Null: the default rate. */
  commissionBp?: number | null | undefined;
  /** Of sending to a pick-up point, in cents. Null: as much as to a home. */
  pickupCost?: number | null | undefined;
  ownerId?: string | null | undefined;
  /** Its account at the payment provider. */
  accountId?: string | null | undefined;
}

const COUNTRY = "NL";

async function change(
  { db, now, shopName }: SellerStore,
  website: string,
  work: (row: SellerRow, identity: Identity) => Changed,
  ownerId?: string | null,
): Promise<void> {
  const about = { website, now: now(), shopName: await shopName() };
  await db.transaction(async (session) => {
    if (ownerId && !(await isUser(session, ownerId))) throw failure(404, `De gebruiker ${ownerId} is er niet.`);
    const { id } = await changeSeller(session, about, work);
    if (ownerId !== undefined) await writeOwner(session, id, ownerId, about.now);
  });
}

/** 422 when a detail cannot be right. An approved shop stays approved: the operator states what the shop has proved. */
export async function describeSeller(
  store: SellerStore,
  website: string,
  { ownerId, ...stated }: SellerChange,
): Promise<void> {
  await change(store, website, (known, old) => described(known, old, stated, store.now()), ownerId);
}

function described(
  known: SellerRow,
  old: Identity,
  { certified, identity: details = {}, iban = known.iban, ...rest }: Omit<SellerChange, "ownerId">,
  now: Date,
): Changed {
  const identity = { ...old, ...withoutAbsent(details) };
  identity.country ||= COUNTRY;
  const certifiedAt = certified === undefined ? known.certifiedAt : certified ? now : null;
  const row = { ...known, ...withoutAbsent(rest), iban, certifiedAt };
  const invalid = invalidDetails({ ...row, identity }, { ...known, identity: old });
  if (invalid.length > 0) throw failure(422, `Dit kan niet kloppen: ${invalid.join(", ")}.`);
  return { row, identity };
}

/** 409 while something that the law asks for is missing or wrong. */
export async function approveSeller(store: SellerStore, website: string): Promise<void> {
  await change(store, website, (known, identity) => approved(known, identity, { now: store.now(), reason: "" }));
}

/** Lets a suspended shop sell again. 409 when it is not suspended, or something that the law asks for is missing. */
export async function resumeSeller(store: SellerStore, website: string, reason: string): Promise<void> {
  await change(store, website, (known, identity) => {
    if (known.status !== "suspended") throw failure(409, "Deze winkel is niet geschorst.");
    return approved(known, identity, { now: store.now(), reason });
  });
}

export async function suspendSeller(store: SellerStore, website: string, reason: string): Promise<void> {
  await change(store, website, (known, identity) => ({
    row: { ...known, status: "suspended", reason, decidedAt: store.now() },
    identity,
    decision: { word: "suspend", reason },
  }));
}

interface Approval {
  now: Date;
  reason: string;
  actor?: string;
  silent?: true;
}

/** The shop as one that may sell. 409 while something that the law asks for is missing or wrong. */
export function approved(known: SellerRow, identity: Identity, { now, ...why }: Approval): Changed {
  const seller = { ...known, identity };
  const missing = missingDetails(seller);
  if (missing.length > 0) throw failure(409, `Deze winkel kan nog niet verkopen; er ontbreekt: ${missing.join(", ")}.`);
  const invalid = invalidDetails(seller);
  if (invalid.length > 0)
    throw failure(409, `Deze winkel kan nog niet verkopen; dit klopt niet: ${invalid.join(", ")}.`);
  const word = known.status === "suspended" ? "resume" : "approve";
  return { row: { ...known, status: "approved", reason: "", decidedAt: now }, identity, decision: { word, ...why } };
}

/** Drops fields that are undefined, so that they overwrite nothing. */
function withoutAbsent<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
