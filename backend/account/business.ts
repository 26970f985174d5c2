import { isDeepStrictEqual } from "node:util";
import type { BusinessAccount, BusinessSignup, BusinessStatus } from "#contract/profile";
import { termsVersion } from "../content/terms";
import { failure } from "../http/failure";
import type { Kit, TokenUser } from "../kit";
import { addNotifications } from "../notifications/add";
import type { Database, Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";
import { type BusinessDetails, readBusiness, setBusinessStatus, writeBusiness } from "./business-records";
import { signUp } from "./sign-up";

export async function businessOf(session: Session, sub: string): Promise<BusinessAccount | null> {
  const row = await readBusiness(session, sub);
  if (!row) return null;
  const { details, status, message, requestedAt } = row;
  return { ...details, status, message, requestedAt: requestedAt.toISOString() };
}

function detailsOf({ companyName, kvk, vatId, iban, website, phone, address }: BusinessSignup): BusinessDetails {
  return { companyName, kvk, vatId, iban, website, phone, address };
}

/**
 * Applies for a business account, creating a private profile if there is none. Repeating the same request changes
 * nothing; after a rejection one may apply again; any other second request is a 409.
 */
export async function applyForBusiness(kit: Kit, user: TokenUser, signup: BusinessSignup): Promise<void> {
  const { db, now } = kit;
  const details = detailsOf(signup);
  const accepted = { now: now(), termsVersion: await termsVersion(kit) };
  await db.transaction((session) => signUp(session, user, signup, accepted));
  await changeAsUser(db, user.sub, async (session) => {
    const known = await readBusiness(session, user.sub);
    if (known && known.status !== "refused") {
      if (known.status === "requested" && isDeepStrictEqual(known.details, details)) return;
      throw failure(409, "A business account has already been requested.");
    }
    await writeBusiness(session, { userId: user.sub, details, status: "requested", message: "", requestedAt: now() });
  });
}

/** Allowed state transitions of a request (DSA article 30: traders must be verified before they sell). */
const next: Record<BusinessStatus, readonly BusinessStatus[]> = {
  requested: ["in_review"],
  in_review: ["approved", "refused"],
  approved: [],
  refused: [],
};

const inDutch: Record<BusinessStatus, string> = {
  requested: "aangevraagd",
  in_review: "in behandeling",
  approved: "goedgekeurd",
  refused: "afgewezen",
};

const NO_REQUEST = "Deze aanvraag is er niet.";

/**
 * Records the operator's decision on a request and notifies the applicant. 404 without a request, 409 for an invalid
 * transition.
 */
export async function reviewBusiness(
  { db, now }: { db: Database; now: () => Date },
  sub: string,
  status: BusinessStatus,
  message: string,
): Promise<void> {
  if (status === "refused" && message === "") throw failure(400, "Zeg waarom de aanvraag wordt afgewezen.");
  if (!(await readBusiness(db, sub))) throw failure(404, NO_REQUEST);
  await changeAsUser(db, sub, async (session) => {
    const known = await readBusiness(session, sub);
    if (!known) throw failure(404, NO_REQUEST);
    if (!next[known.status].includes(status)) {
      throw failure(409, `De aanvraag staat op “${inDutch[known.status]}” en kan niet naar “${inDutch[status]}”.`);
    }
    await setBusinessStatus(session, sub, status, message);
    await addNotifications(session, [{ userId: sub, kind: "business_status", details: { status, message } }], now());
  });
}
