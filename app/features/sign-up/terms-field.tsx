import { type IntlShape, useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Checkbox } from "~/ui/form/choices";

export function TermsField() {
  const intl = useIntl();
  const href = usePaths().to("termsAndConditions", {});
  return (
    <Checkbox
      name="terms"
      value="1"
      label={intl.formatMessage(
        { id: "register.terms" },
        {
          // Opens in a new tab, so that the filled-in form is kept.
          link: (text) => (
            <a key="terms" href={href} target="_blank" rel="noreferrer">
              {text}
            </a>
          ),
        },
      )}
    />
  );
}

export function termsProblem(data: FormData, intl: IntlShape): Record<string, string> {
  return data.has("terms") ? {} : { terms: intl.formatMessage({ id: "register.terms.missing" }) };
}
