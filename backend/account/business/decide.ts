import type { BusinessStatus } from "#contract/profile";
import { recordDecision } from "../../audit/audit";
import { findOrCreateShop, websiteOf } from "../../feeds/feed-shop";
import { failure } from "../../http/failure";
import type { Kit } from "../../kit";
import { enqueueMail } from "../../mail/enqueue";
import { addNotifications } from "../../notifications/add";
import { admitSeller } from "../../selling/admit";
import type { Identity } from "../../selling/seller";
import type { Session } from "../../storage/database";
import { changeAsUser } from "../../users/as-user";
import { siteFacts } from "../../users/site-facts";
import type { UsersSurroundings } from "../../users/surroundings";
import { businessMail } from "./mail";
import { type AskedRequest, changeBusiness, readRequest } from "./records";
import { missingParts, objection, partsInDutch } from "./rules";

export interface BusinessDecision {
  status: Exclude<BusinessStatus, "requested">;
  /** For the applicant; a refusal needs one. */
  message: string;
  /** The user who decided; absent: the operator's command. */
  actor?: string;
}

const NO_REQUEST = "Deze aanvraag is er niet.";

/**
 * Records a decision on a request, tells the applicant, and lets an approved company sell as the owner of its shop: all of
 * it or nothing. 404 without a request; 409 for an invalid transition, an incomplete request or a shop of somebody else.
 */
export async function reviewBusiness(
  kit: Kit,
  { publicOrigin, announce }: Pick<UsersSurroundings, "publicOrigin" | "announce">,
  sub: string,
  decision: BusinessDecision,
): Promise<void> {
  const [found] = await readRequest(kit.db, sub);
  check(found, decision);
  const { shopName, segments } = await siteFacts(kit);
  if (decision.status === "approved") {
    const { companyName, website } = found.business.details;
    await findOrCreateShop(kit, companyName, website);
  }
  await changeAsUser(kit.db, sub, async (session) => {
    const [known] = await readRequest(session, sub);
    check(known, decision);
    const address = `${publicOrigin()}/${segments.profile}/`;
    await carryOut(session, known, { ...decision, now: kit.now(), shopName, address });
  });
  if (decision.status === "approved") announce?.({ productIds: "all" });
}

function check(found: AskedRequest | undefined, { status, message }: BusinessDecision): asserts found is AskedRequest {
  if (!found) throw failure(404, NO_REQUEST);
  const refusal = objection(found.business, status, message);
  if (refusal) throw failure(status === "refused" && message === "" ? 400 : 409, refusal);
}

async function carryOut(
  session: Session,
  { business, email }: AskedRequest,
  decided: BusinessDecision & { now: Date; shopName: string; address: string },
): Promise<void> {
  const { status, message, now, shopName, address, actor = "operator" } = decided;
  const { userId, details } = business;
  await changeBusiness(session, userId, { status, message, decidedAt: now });
  const action = `business.${status}`;
  await recordDecision(session, { action, subject: `business:${userId}`, reason: message, actor }, now);
  await addNotifications(session, [{ userId, kind: "business_status", details: { status, message } }], now);
  if (status === "approved") {
    const applicant = { userId, website: websiteOf(details.website), iban: details.iban };
    await admitSeller(session, { ...applicant, identity: identityOf(details, email) }, { now, shopName, actor });
  }
  if (email === "") return;
  const missing = partsInDutch(missingParts(business));
  const mail = businessMail(email, status, { company: details.companyName, message, missing, address, shopName });
  await enqueueMail(session, { ...mail, key: `business:${userId}:${status}:${business.requestedAt.getTime()}` }, now);
}

/** What pages show of the company: what it proved in its request. */
function identityOf({ companyName, kvk, vatId, phone, address }: AskedRequest["business"]["details"], email: string) {
  const { street, houseNumber, addition, postalCode, city, country } = address;
  const number = [houseNumber, addition].filter(Boolean).join(" ");
  const place = { street: `${street} ${number}`, postalCode, city, country };
  return { legalName: companyName, ...place, kvk, vatId, email, phone } satisfies Identity;
}
