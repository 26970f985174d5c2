import type { MessageId } from "~/i18n/catalogue";

/** Names of the fields of the checkout's forms. Those of an address are in `AddressFields`. */
export const checkoutFields = {
  action: "actie",
  email: "email",
  birth: "geboortedatum",
  /** Before the fields of the billing address. */
  billing: "factuur-",
  otherBilling: "anderFactuuradres",
  forCompany: "zakelijk",
  company: "bedrijf",
  vatId: "btwId",
  pickup: "bezorging",
  point: "afhaalpunt",
  shop: "winkel",
  method: "verzending",
  code: "code",
  version: "versie",
  total: "totaal",
} as const;

/** What the server may say of the details. Named here, so that the browser has the texts too. */
export const checkoutProblems = [
  "address.postcode.nl",
  "address.postcode.be",
  "address.postcode.missing",
  "address.number.wrong",
  "address.number.missing",
  "address.street.missing",
  "address.city.missing",
  "address.recipient.missing",
  "business.vat.wrong",
  "checkout.birth.missing",
  "checkout.birth.wrong",
  "checkout.company.missing",
  "checkout.email.wrong",
  "form.wrong",
] as const satisfies readonly MessageId[];
export type CheckoutProblem = (typeof checkoutProblems)[number];

export const checkoutActions = ["details", "delivery", "method", "addCode", "removeCode", "place"] as const;
export type CheckoutAction = (typeof checkoutActions)[number];

/** Name of what was typed as details and is not saved yet, in this tab. */
export const DRAFT = "checkout";

/** Query parameter that opens an earlier step again, and its value. */
export const STEP = "stap";
export const DETAILS = "gegevens";
/** Id of the second step, where whoever has finished the first goes on. */
export const PAY_STEP = "betalen";
/** Query parameter set by the payment page when the visitor comes back without paying. */
export const PAYMENT = "betaling";
export const CANCELLED = "geannuleerd";

export const codeProblems = ["unknown", "expired", "used", "minimum", "not_here", "failed"] as const;
export type CodeProblem = (typeof codeProblems)[number];
