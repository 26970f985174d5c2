import type { RequestPart } from "#contract/business";
import type { BusinessStatus } from "#contract/profile";

/** Allowed transitions of a request (DSA article 30: traders must be verified before they sell). */
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

/** What decides about a request. */
export interface Request {
  status: BusinessStatus;
  details: { representative?: string; ibanName?: string; certified?: boolean };
  emailConfirmedAt: Date | null;
  domainConfirmedAt: Date | null;
}

/** What a request still lacks. What the form has always asked for is there: it was refused without. */
export function missingParts({ details, emailConfirmedAt, domainConfirmedAt }: Request): RequestPart[] {
  const has: Record<RequestPart, boolean> = {
    representative: Boolean(details.representative?.trim()),
    ibanName: Boolean(details.ibanName?.trim()),
    declaration: details.certified === true,
    email: emailConfirmedAt !== null,
    domain: domainConfirmedAt !== null,
  };
  return (Object.keys(has) as RequestPart[]).filter((part) => !has[part]);
}

const partInDutch: Record<RequestPart, string> = {
  representative: "vertegenwoordiger",
  ibanName: "naam bij het rekeningnummer",
  declaration: "verklaring",
  email: "bevestigd e-mailadres",
  domain: "bevestigd domein",
};
export const partsInDutch = (parts: readonly RequestPart[]): string =>
  parts.map((part) => partInDutch[part]).join(", ");

/** Why a request cannot get this status now, in Dutch; null when it can. */
export function objection(request: Request, status: BusinessStatus, reason: string): string | null {
  if (!next[request.status].includes(status)) {
    return `De aanvraag staat op “${inDutch[request.status]}” en kan niet naar “${inDutch[status]}”.`;
  }
  if (status === "refused" && reason.trim() === "") return "Zeg waarom de aanvraag wordt afgewezen.";
  const missing = status === "approved" ? missingParts(request) : [];
  return missing.length > 0 ? `De aanvraag is niet compleet; er ontbreekt: ${partsInDutch(missing)}.` : null;
}

/** What the form asked for later than the rest, and only another request can add. */
const ofForm: readonly RequestPart[] = ["representative", "ibanName", "declaration"];

/** Whether one may apply anew: after a refusal, or to add what an older form did not ask. */
export function mayReplace(request: Request): boolean {
  if (request.status === "refused") return true;
  return request.status !== "approved" && missingParts(request).some((part) => ofForm.includes(part));
}
