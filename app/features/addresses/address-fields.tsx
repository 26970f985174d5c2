import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import type { PostalAddress } from "#contract/profile";
import { FieldRow, Select, TextInput } from "~/ui/form/inputs";
import { useStreetLine } from "./use-street-line";

interface AddressFieldsProps {
  address?: Partial<PostalAddress> | undefined;
  /** First word of the autocomplete tokens; a browser fills the fields of one section at a time. */
  section?: "" | "shipping" | "billing";
  /** Before the name of each field, where a form has two addresses. */
  prefix?: string;
  /** The browser does not ask for it to be filled in. */
  optional?: boolean;
}

/** Country, postcode and number come first, because street and city follow from them; labels depend on the country. */
export function AddressFields({
  address = {},
  section = "shipping",
  prefix = "",
  optional = false,
}: AddressFieldsProps) {
  const intl = useIntl();
  const [country, setCountry] = useState(address.country ?? "NL");
  const belgian = country === "BE";
  const street = useRef<HTMLInputElement>(null);
  useStreetLine(street, prefix);
  const token = (name: string) => `${section} ${name}`.trim();
  const countries = [
    { value: "NL", text: intl.formatMessage({ id: "address.nl" }) },
    { value: "BE", text: intl.formatMessage({ id: "address.be" }) },
  ];
  return (
    <>
      <Select
        name={`${prefix}country`}
        label={intl.formatMessage({ id: "address.country" })}
        options={countries}
        defaultValue={country}
        onInput={(event) => setCountry(event.currentTarget.value === "BE" ? "BE" : "NL")}
        autoComplete={token("country")}
      />
      <FieldRow>
        <TextInput
          name={`${prefix}postalCode`}
          label={intl.formatMessage({ id: "address.postcode" })}
          defaultValue={address.postalCode ?? ""}
          autoComplete={token("postal-code")}
          inputMode={belgian ? "numeric" : "text"}
          maxLength={LENGTHS.postalCode}
          required={!optional}
        />
        <TextInput
          name={`${prefix}houseNumber`}
          label={intl.formatMessage({ id: "address.number" })}
          defaultValue={address.houseNumber ?? ""}
          inputMode="numeric"
          maxLength={LENGTHS.houseNumber}
          required={!optional}
        />
        <TextInput
          name={`${prefix}addition`}
          label={intl.formatMessage({ id: belgian ? "address.bus" : "address.addition" })}
          defaultValue={address.addition ?? ""}
          autoComplete="off"
          maxLength={LENGTHS.addition}
          optional
        />
      </FieldRow>
      <TextInput
        name={`${prefix}street`}
        label={intl.formatMessage({ id: "address.street" })}
        control={street}
        defaultValue={address.street ?? ""}
        autoComplete={token("address-line1")}
        maxLength={LENGTHS.street}
        required={!optional}
      />
      <TextInput
        name={`${prefix}city`}
        label={intl.formatMessage({ id: "address.city" })}
        defaultValue={address.city ?? ""}
        autoComplete={token("address-level2")}
        maxLength={LENGTHS.city}
        required={!optional}
      />
    </>
  );
}
