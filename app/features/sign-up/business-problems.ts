import { isIban, isKvkNumber, isPhoneNumber, isVatId, isWebsite } from "#contract/business-ids";
import type { MessageId } from "~/i18n/catalogue";
import { textOf } from "~/ui/form/use-form";
import { addressProblems, postalAddressOf } from "../addresses/address-rules";

const rules = [
  ["kvk", isKvkNumber, "business.kvk.wrong"],
  ["vatId", isVatId, "business.vat.wrong"],
  ["iban", isIban, "business.iban.wrong"],
  ["website", isWebsite, "business.website.wrong"],
  ["phone", isPhoneNumber, "account.phone.wrong"],
] as const satisfies readonly [string, (text: string) => boolean, MessageId][];

/** Messages for fields with their own validation rule, used for the form's errors and the server's. */
export const wrongMessages: Record<string, MessageId> = {
  ...Object.fromEntries(rules.map(([name, , message]) => [name, message])),
  houseNumber: "address.number.wrong",
  dateOfBirth: "account.birth.wrong",
  terms: "register.terms.missing",
  certified: "business.certified.missing",
};

/** Validates the filled-in fields; empty ones are validated by the inputs. */
export function businessProblems(data: FormData): Record<string, MessageId> {
  const problems: Record<string, MessageId> = { ...addressProblems(postalAddressOf(data)) };
  for (const [name, isRight, message] of rules) {
    const text = textOf(data, name);
    if (text !== "" && !isRight(text)) problems[name] = message;
  }
  return problems;
}
