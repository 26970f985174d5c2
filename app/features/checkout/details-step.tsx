import { type FormEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Draft, PurchaseAddress } from "#contract/checkout";
import { LENGTHS } from "#contract/lengths";
import { AddressFields } from "~/features/addresses/address-fields";
import { Checkbox } from "~/ui/form/choices";
import { DateInput } from "~/ui/form/date-input";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import type { CheckoutOutcome } from "./change-checkout";
import { DRAFT, checkoutFields as fields } from "./checkout-fields";
import styles from "./checkout-screen.module.css";
import { SavedAddresses } from "./saved-addresses";
import { useOwnDetails } from "./use-own-details";

/** What is known of the visitor's details. */
export type KnownDetails = Pick<Draft, "email" | "deliveryAddress" | "billingAddress" | "needsAge">;

interface DetailsStepProps {
  draft: KnownDetails;
  outcome: CheckoutOutcome | undefined;
}

const checked = (form: HTMLFormElement, name: string) => new FormData(form).has(name);

/**
 * Who orders and where it goes. Parts that few visitors need open with a checkbox; without JavaScript they are all
 * there, and count only when the box is ticked.
 */
export function DetailsStep({ draft, outcome }: DetailsStepProps) {
  const intl = useIntl();
  const typed = outcome && "typed" in outcome ? outcome.typed : undefined;
  const company = draft.billingAddress?.company ?? null;
  const isCompany = typed ? fields.forCompany in typed : company !== null;
  const other = typed ? fields.otherBilling in typed : hasOtherBilling(draft);
  const [open, setOpen] = useState({ company: isCompany, billing: other });
  const wrong = outcome?.outcome === "wrong" ? outcome.problems : {};
  const problems = Object.fromEntries(
    Object.entries(wrong).map(([name, id]) => [name, intl.formatMessage({ id }, { label: name })]),
  );
  const failure = outcome?.outcome === "failed" ? intl.formatMessage({ id: "checkout.failed" }) : "";
  const first = useRef<HTMLInputElement>(null);
  useOwnDetails(first);
  function onInput({ currentTarget }: FormEvent<HTMLDivElement>) {
    const form = currentTarget.closest("form");
    if (form) setOpen({ company: checked(form, fields.forCompany), billing: checked(form, fields.otherBilling) });
  }
  return (
    <PostedForm problems={problems} failure={failure} draft={DRAFT} key={JSON.stringify(problems)}>
      <input ref={first} type="hidden" name={fields.action} value="details" />
      <SavedAddresses />
      <TextInput
        name={fields.email}
        label={intl.formatMessage({ id: "checkout.email" })}
        hint={intl.formatMessage({ id: "checkout.email.hint" })}
        format={intl.formatMessage({ id: "checkout.email.wrong" })}
        defaultValue={typed?.[fields.email] ?? draft.email}
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        required
      />
      <h3 className={styles.part}>{intl.formatMessage({ id: "checkout.deliveryAddress" })}</h3>
      <Address address={typed ? addressIn(typed, "") : draft.deliveryAddress} section="" prefix="" required />
      <div className={styles.optional} onInput={onInput}>
        <Checkbox
          name={fields.forCompany}
          value="1"
          label={intl.formatMessage({ id: "checkout.company" })}
          defaultChecked={isCompany}
        />
        <div className={styles.more} data-open={open.company || undefined}>
          <TextInput
            name={fields.company}
            label={intl.formatMessage({ id: "checkout.company.name" })}
            defaultValue={typed?.[fields.company] ?? company?.name ?? ""}
            autoComplete="billing organization"
            maxLength={LENGTHS.companyName}
          />
          <TextInput
            name={fields.vatId}
            label={intl.formatMessage({ id: "business.vat" })}
            hint={intl.formatMessage({ id: "business.vat.hint" })}
            defaultValue={typed?.[fields.vatId] ?? company?.vatId ?? ""}
            maxLength={LENGTHS.vatId}
            width="medium"
            optional
          />
        </div>
        <Checkbox
          name={fields.otherBilling}
          value="1"
          label={intl.formatMessage({ id: "checkout.billing.other" })}
          defaultChecked={other}
        />
        <div className={styles.more} data-open={open.billing || undefined}>
          <h3 className={styles.part}>{intl.formatMessage({ id: "checkout.billingAddress" })}</h3>
          <Address
            address={typed ? addressIn(typed, fields.billing) : other ? draft.billingAddress : null}
            section="billing"
            prefix={fields.billing}
          />
        </div>
      </div>
      {draft.needsAge && (
        <DateInput
          name={fields.birth}
          legend={intl.formatMessage({ id: "checkout.birth" })}
          hint={intl.formatMessage({ id: "checkout.birth.hint" })}
          autoComplete="bday"
        />
      )}
      <FormActions submit={intl.formatMessage({ id: "checkout.continue" })} />
    </PostedForm>
  );
}

interface AddressProps {
  address: Partial<PurchaseAddress> | null;
  /** None for the delivery address, so that a browser fills it in together with the e-mail address. */
  section: "" | "billing";
  prefix: string;
  required?: boolean;
}

function Address({ address, section, prefix, required = false }: AddressProps) {
  const intl = useIntl();
  return (
    <>
      <TextInput
        name={`${prefix}recipient`}
        label={intl.formatMessage({ id: "address.recipient" })}
        defaultValue={address?.recipient ?? ""}
        autoComplete={`${section} name`.trim()}
        maxLength={LENGTHS.recipient}
        required={required}
      />
      <AddressFields address={address ?? {}} section={section} prefix={prefix} optional={!required} />
      <TextInput
        name={`${prefix}phone`}
        label={intl.formatMessage({ id: "account.phone" })}
        hint={intl.formatMessage({ id: "address.phone.hint" })}
        defaultValue={address?.phone ?? ""}
        type="tel"
        autoComplete={`${section} tel`.trim()}
        inputMode="tel"
        maxLength={LENGTHS.phone}
        width="medium"
        optional
      />
    </>
  );
}

/** Whether the invoice goes elsewhere; a company's may only add its name. */
function hasOtherBilling({ deliveryAddress: home, billingAddress: other }: KnownDetails): boolean {
  if (!home || !other) return false;
  return (["street", "houseNumber", "addition", "postalCode"] as const).some((name) => home[name] !== other[name]);
}

function addressIn(typed: Record<string, string>, prefix: string): Partial<PurchaseAddress> {
  const field = (name: string) => typed[prefix + name] ?? "";
  return {
    recipient: field("recipient"),
    street: field("street"),
    houseNumber: field("houseNumber"),
    addition: field("addition"),
    postalCode: field("postalCode"),
    city: field("city"),
    country: field("country") === "BE" ? "BE" : "NL",
    phone: field("phone"),
  };
}
