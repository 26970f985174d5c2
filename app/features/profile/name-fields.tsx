import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { DateInput } from "~/ui/form/date-input";
import { TextInput } from "~/ui/form/inputs";

interface Names {
  given_name?: string | undefined;
  family_name?: string | undefined;
}

/** The two names of the profile; a tussenvoegsel is part of the second. */
export function NameFields({ names }: { names: Names }) {
  const intl = useIntl();
  return (
    <>
      <TextInput
        name="given_name"
        label={intl.formatMessage({ id: "account.givenName" })}
        defaultValue={names.given_name ?? ""}
        autoComplete="given-name"
        maxLength={LENGTHS.name}
        required
      />
      <TextInput
        name="family_name"
        label={intl.formatMessage({ id: "account.familyName" })}
        hint={intl.formatMessage({ id: "account.familyName.hint" })}
        defaultValue={names.family_name ?? ""}
        autoComplete="family-name"
        maxLength={LENGTHS.name}
        required
      />
    </>
  );
}

export function BirthField({ date }: { date?: string | null }) {
  const intl = useIntl();
  return (
    <DateInput
      name="dateOfBirth"
      legend={intl.formatMessage({ id: "account.birth" })}
      hint={intl.formatMessage({ id: "account.birth.hint" })}
      defaultValue={date}
      autoComplete="bday"
    />
  );
}
