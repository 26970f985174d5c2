import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { BusinessAccount, BusinessSignup } from "#contract/profile";
import { termsVersion } from "../../content/terms";
import { websiteOf } from "../../feeds/feed-shop";
import { failure } from "../../http/failure";
import type { Kit, TokenUser } from "../../kit";
import type { Session } from "../../storage/database";
import type { BusinessDetails } from "../../storage/tables-users";
import { changeAsUser } from "../../users/as-user";
import { signUp } from "../sign-up";
import { type BusinessRow, readBusiness, writeBusiness } from "./records";
import { mayReplace } from "./rules";

export async function businessOf(session: Session, sub: string): Promise<BusinessAccount | null> {
  const row = await readBusiness(session, sub);
  if (!row) return null;
  const { details, status, message, requestedAt } = row;
  const laterAsked = { ibanName: "", representative: "", certified: false };
  return { ...laterAsked, ...details, status, message, requestedAt: requestedAt.toISOString() };
}

function detailsOf(signup: BusinessSignup): BusinessDetails {
  const { companyName, kvk, vatId, iban, website, phone, address, ibanName, representative, certified } = signup;
  return { companyName, kvk, vatId, iban, website, phone, address, ibanName, representative, certified };
}

/**
 * Applies for a business account, creating a private profile if there is none. Repeating the same request changes
 * nothing; after a rejection, or to add what an older form did not ask, one may apply again; any other second request is
 * a 409.
 */
export async function applyForBusiness(kit: Kit, user: TokenUser, signup: BusinessSignup): Promise<void> {
  const { db, now } = kit;
  const details = detailsOf(signup);
  const accepted = { now: now(), termsVersion: await termsVersion(kit) };
  await db.transaction((session) => signUp(session, user, signup, accepted));
  await changeAsUser(db, user.sub, async (session) => {
    const known = await readBusiness(session, user.sub);
    if (known && !mayReplace(known)) {
      if (known.status === "requested" && isDeepStrictEqual(known.details, details)) return;
      throw failure(409, "A business account has already been requested.");
    }
    await writeBusiness(session, {
      userId: user.sub,
      details,
      status: "requested",
      message: "",
      requestedAt: now(),
      decidedAt: null,
      emailConfirmedAt: user.emailVerified ? now() : (known?.emailConfirmedAt ?? null),
      ...proofFor(details, known),
    });
  });
}

/** What was proved of a site stays proved as long as it is the same one. */
function proofFor({ website }: BusinessDetails, known: BusinessRow | undefined) {
  if (known && websiteOf(known.details.website) === websiteOf(website)) {
    const { domainToken, domainConfirmedAt } = known;
    return { domainToken, domainConfirmedAt };
  }
  return { domainToken: randomBytes(16).toString("hex"), domainConfirmedAt: null };
}
