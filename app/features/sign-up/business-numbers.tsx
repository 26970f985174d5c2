import { useIntl } from "react-intl";
import { TextInput } from "~/ui/form/inputs";

/** The numbers by which a business is known; spaces and dots may be typed. */
export function BusinessNumbers() {
  const intl = useIntl();
  return (
    <>
      <TextInput
        name="kvk"
        label={intl.formatMessage({ id: "business.kvk" })}
        hint={intl.formatMessage({ id: "business.kvk.hint" })}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        width="medium"
        required
      />
      <TextInput
        name="vatId"
        label={intl.formatMessage({ id: "business.vat" })}
        hint={intl.formatMessage({ id: "business.vat.hint" })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        width="medium"
        required
      />
      <TextInput
        name="iban"
        label={intl.formatMessage({ id: "business.iban" })}
        hint={intl.formatMessage({ id: "business.iban.hint" })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        width="medium"
        required
      />
    </>
  );
}
