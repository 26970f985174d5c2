import type { BusinessRequest } from "#contract/business";
import { websiteOf } from "../../feeds/feed-shop";
import { failure } from "../../http/failure";
import type { Kit, TokenUser } from "../../kit";
import { membershipsOf } from "../../selling/members";
import type { Session } from "../../storage/database";
import { changeAsUser, needProfile } from "../../users/as-user";
import type { UsersSurroundings } from "../../users/surroundings";
import { type BusinessRow, changeBusiness, readBusiness, readStanding } from "./records";
import { missingParts } from "./rules";

async function needRequest(session: Session, sub: string): Promise<BusinessRow> {
  await needProfile(session, sub);
  const row = await readBusiness(session, sub);
  if (!row) throw failure(404, "There is no request for a business account.");
  return row;
}

/** A user's request, and the shops that they act for. 404 without a request. */
export async function ownRequest(session: Session, sub: string): Promise<BusinessRequest> {
  const row = await needRequest(session, sub);
  const { status, message, requestedAt, decidedAt, details, domainToken, domainConfirmedAt } = row;
  const shops: BusinessRequest["shops"] = [];
  for (const { shop } of await membershipsOf(session, sub)) {
    const { website, name } = shop;
    shops.push({ website, name, ...(await readStanding(session, shop.id)) });
  }
  return {
    status,
    message,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    missing: missingParts(row),
    domain: { host: websiteOf(details.website), token: domainToken, confirmed: domainConfirmedAt !== null },
    shops,
  };
}

/** Looks at the site, outside any transaction, and at the token's address; what was confirmed once stays so. */
export async function checkRequest(
  { db, now }: Kit,
  user: TokenUser,
  proves: NonNullable<UsersSurroundings["proves"]>,
): Promise<BusinessRequest> {
  const { details, domainToken, domainConfirmedAt } = await needRequest(db, user.sub);
  const isProved = domainConfirmedAt !== null || (await proves(details.website, domainToken));
  return changeAsUser(db, user.sub, async (session) => {
    const row = await needRequest(session, user.sub);
    // Whoever applied anew with another site meanwhile has another word to show.
    const proved = isProved && row.domainToken === domainToken;
    await changeBusiness(session, user.sub, {
      domainConfirmedAt: row.domainConfirmedAt ?? (proved ? now() : null),
      emailConfirmedAt: row.emailConfirmedAt ?? (user.emailVerified ? now() : null),
    });
    return ownRequest(session, user.sub);
  });
}
