import { isVatId, normaliseVatId } from "#contract/business-ids";
import type { PurchaseAddress } from "#contract/checkout";
import type { PostalAddress } from "#contract/profile";
import { addressProblems, postalAddressOf } from "~/features/addresses/address-rules";
import { readDate } from "~/ui/form/date";
import { textOf } from "~/ui/form/use-form";
import { type CheckoutProblem, checkoutFields as fields } from "./checkout-fields";

/** What was filled in as the visitor's details. */
export interface Details {
  email: string;
  delivery: PurchaseAddress;
  /** Null: the delivery address. */
  billing: PurchaseAddress | null;
  /** `YYYY-MM-DD`; undefined when it was not asked or not given. */
  birth: string | undefined;
}
type Problems = Record<string, CheckoutProblem>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reads the form of the first step; problems by field name, in the form's order. Empty required fields are problems too. */
export function readDetails(data: FormData): { details: Details; problems: Problems } {
  const problems: Problems = {};
  const email = textOf(data, fields.email);
  if (!EMAIL.test(email)) problems[fields.email] = "checkout.email.wrong";
  const delivery = addressIn(data, "", problems);
  const company = data.has(fields.forCompany) ? companyIn(data, problems) : null;
  const other = data.has(fields.otherBilling) ? addressIn(data, fields.billing, problems) : null;
  // A company's invoice names it, wherever the parcel goes.
  const billing = other ? { ...other, company } : company ? { ...delivery, company } : null;
  const birth = readDate(data, fields.birth);
  if (birth.kind === "wrong") problems[fields.birth] = "checkout.birth.wrong";
  return { details: { email, delivery, billing, birth: birth.kind === "date" ? birth.date : undefined }, problems };
}

function addressIn(data: FormData, prefix: string, problems: Problems): PurchaseAddress {
  const place = postalAddressOf(data, prefix);
  const recipient = textOf(data, `${prefix}recipient`);
  if (!recipient) problems[`${prefix}recipient`] = "address.recipient.missing";
  const wrong = addressProblems(place);
  for (const name of inOrder) {
    const problem = wrong[name] ?? (place[name] ? undefined : missing[name]);
    if (problem) problems[prefix + name] = problem;
  }
  return { ...place, recipient, phone: textOf(data, `${prefix}phone`), company: null };
}

/** As the form asks them. */
const inOrder = ["country", "postalCode", "houseNumber", "addition", "street", "city"] as const;
const missing: Partial<Record<keyof PostalAddress, CheckoutProblem>> = {
  postalCode: "address.postcode.missing",
  houseNumber: "address.number.missing",
  street: "address.street.missing",
  city: "address.city.missing",
};

function companyIn(data: FormData, problems: Problems): PurchaseAddress["company"] {
  const name = textOf(data, fields.company);
  const vatId = normaliseVatId(textOf(data, fields.vatId));
  if (!name) problems[fields.company] = "checkout.company.missing";
  if (vatId && !isVatId(vatId)) problems[fields.vatId] = "business.vat.wrong";
  return { name, vatId };
}
