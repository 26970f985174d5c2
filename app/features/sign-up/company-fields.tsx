import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import type { BusinessAccount } from "#contract/profile";
import { TextInput } from "~/ui/form/inputs";

/** The company's names and registration numbers; spaces and dots are allowed. */
export function CompanyFields({ business }: { business: BusinessAccount | undefined }) {
  const intl = useIntl();
  return (
    <>
      <TextInput
        name="companyName"
        label={intl.formatMessage({ id: "business.name" })}
        hint={intl.formatMessage({ id: "business.name.hint" })}
        defaultValue={business?.companyName}
        autoComplete="organization"
        maxLength={LENGTHS.companyName}
        required
      />
      <TextInput
        name="kvk"
        label={intl.formatMessage({ id: "business.kvk" })}
        hint={intl.formatMessage({ id: "business.kvk.hint" })}
        defaultValue={business?.kvk}
        autoComplete="off"
        inputMode="numeric"
        maxLength={LENGTHS.kvk}
        width="medium"
        required
      />
      <TextInput
        name="vatId"
        label={intl.formatMessage({ id: "business.vat" })}
        hint={intl.formatMessage({ id: "business.vat.hint" })}
        defaultValue={business?.vatId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LENGTHS.vatId}
        width="medium"
        required
      />
      <TextInput
        name="iban"
        label={intl.formatMessage({ id: "business.iban" })}
        hint={intl.formatMessage({ id: "business.iban.hint" })}
        defaultValue={business?.iban}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LENGTHS.iban}
        width="medium"
        required
      />
      <TextInput
        name="ibanName"
        label={intl.formatMessage({ id: "business.ibanName" })}
        defaultValue={business?.ibanName}
        autoComplete="off"
        maxLength={LENGTHS.ibanName}
        required
      />
      <TextInput
        name="website"
        label={intl.formatMessage({ id: "business.website" })}
        hint={intl.formatMessage({ id: "business.website.hint" })}
        defaultValue={business?.website}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={LENGTHS.website}
        required
      />
    </>
  );
}
