import { useIntl } from "react-intl";
import { type ConsentPurpose, consentPurposes } from "#contract/consent";
import { consentAnswers, consentFields as fields } from "~/browser/consent-fields";
import { useCanBuy } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { Checkbox, FieldGroup } from "~/ui/form/choices";
import { FormActions } from "~/ui/form/form-actions";
import { PostedForm } from "~/ui/form/posted-form";
import { Notice } from "~/ui/notice";
import { Screen } from "~/ui/screen";
import styles from "./consent-screen.module.css";

interface ConsentScreenProps {
  allowed: readonly ConsentPurpose[];
  /** The browser refuses for its user. */
  objects: boolean;
  saved: boolean;
  failed: boolean;
}

/** Where a visitor chooses by purpose, and takes back what was allowed. */
export function ConsentScreen({ allowed, objects, saved, failed }: ConsentScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const buying = String(useCanBuy());
  return (
    <Screen data-consent-settings="">
      <h1 className={styles.title}>{intl.formatMessage({ id: "shell.cookieSettings" })}</h1>
      {saved && (
        <div role="status">
          <Notice tone="good">{intl.formatMessage({ id: "consent.saved" })}</Notice>
        </div>
      )}
      {objects && <Notice>{intl.formatMessage({ id: "consent.objects" })}</Notice>}
      <p className={styles.text}>
        {intl.formatMessage({ id: "consent.lead" })}{" "}
        <a href={paths.to("cookies", {})}>{intl.formatMessage({ id: "consent.more" })}</a>
      </p>
      <PostedForm
        failure={failed ? intl.formatMessage({ id: "consent.failed" }) : ""}
        label={intl.formatMessage({ id: "shell.cookieSettings" })}
      >
        <FieldGroup legend={intl.formatMessage({ id: "consent.purposes" })}>
          <Checkbox
            name="necessary"
            label={intl.formatMessage({ id: "consent.necessary" })}
            hint={intl.formatMessage({ id: "consent.necessary.hint" }, { buying })}
            defaultChecked
            disabled
          />
          {consentPurposes.map((purpose) => (
            <Checkbox
              key={purpose}
              name={fields.purpose}
              value={purpose}
              label={intl.formatMessage({ id: `consent.${purpose}` })}
              hint={intl.formatMessage({ id: `consent.${purpose}.hint` }, { buying })}
              defaultChecked={allowed.includes(purpose)}
              disabled={objects}
            />
          ))}
        </FieldGroup>
        {!objects && (
          <FormActions submit={intl.formatMessage({ id: "consent.save" })}>
            <Button type="submit" name={fields.answer} value={consentAnswers.none}>
              {intl.formatMessage({ id: "consent.none" })}
            </Button>
            <Button type="submit" name={fields.answer} value={consentAnswers.all}>
              {intl.formatMessage({ id: "consent.all" })}
            </Button>
          </FormActions>
        )}
      </PostedForm>
    </Screen>
  );
}
