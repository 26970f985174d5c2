import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../../storage/database";
import { type AskedRequest, readRequests } from "./records";
import { missingParts, partsInDutch } from "./rules";

/** Requests that wait for an operator, those that nobody has looked at first. */
export async function waitingRequests(session: Session, limit: number): Promise<DeskItem[]> {
  const fresh = await readRequests(session, "requested", limit);
  const seen = await readRequests(session, "in_review", limit - fresh.length);
  return [...fresh, ...seen].map(itemOf);
}

function itemOf({ business, email, name, surname }: AskedRequest): DeskItem {
  const { userId, status, details, requestedAt } = business;
  const missing = missingParts(business);
  return {
    kind: "request",
    id: userId,
    title: `${details.companyName}, ${details.website}`,
    facts: [
      `${name} ${surname} <${email}>, aangevraagd op ${dutchDay(requestedAt)}`,
      `KvK ${details.kvk}, btw-id ${details.vatId}`,
      `IBAN ${details.iban} van ${details.ibanName ?? "?"}`,
      ...(missing.length > 0 ? [`ontbreekt: ${partsInDutch(missing)}`] : []),
    ],
    command: `npm run business -- show ${userId}`,
    words: status === "requested" ? ["in_review"] : missing.length > 0 ? ["refused"] : ["approved", "refused"],
  };
}
