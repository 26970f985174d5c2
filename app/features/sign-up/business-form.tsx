import { type IntlShape, useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { businesSignup, type Profile } from "#contract/profile";
import { Checkbox } from "~/ui/form/choices";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { useForm } from "~/ui/form/use-form";
import { AddressFields } from "../addresses/address-fields";
import { NameFields } from "../profile/name-fields";
import { TopicFields } from "../profile/topic-fields";
import { businessProblems } from "./business-problems";
import { CompanyFields } from "./company-fields";
import type { SignupFormProps } from "./private-form";
import styles from "./register-screen.module.css";
import { sendSignup } from "./send-signup";
import { businessSignupBody } from "./signup-body";
import { TermsField, termsProblem } from "./terms-field";

interface BusinessFormProps extends SignupFormProps {
  /** The profile of an existing account: its personal data is not asked again, and an earlier application is edited. */
  profile?: Profile;
}

/** The company, its address and its contact person. What the form cannot validate is reviewed manually. */
export function BusinessForm({ known, owner, profile }: BusinessFormProps) {
  const intl = useIntl();
  const before = profile?.business ?? undefined;
  const state = useForm({
    draft: `business.${owner}`,
    check(data) {
      const found = Object.entries(businessProblems(data)).map(([name, id]) => [name, intl.formatMessage({ id })]);
      return {
        ...Object.fromEntries(found),
        ...certifiedProblem(data, intl),
        ...(profile ? {} : termsProblem(data, intl)),
      };
    },
    save: (data) => sendSignup(businesSignup, { body: businessSignupBody(data, profile) }, intl),
  });
  return (
    <Form state={state} label={intl.formatMessage({ id: "register.zakelijk" })}>
      <h2 className={styles.section}>{intl.formatMessage({ id: "business.company" })}</h2>
      <CompanyFields business={before} />
      <h2 className={styles.section}>{intl.formatMessage({ id: "business.address" })}</h2>
      <AddressFields address={before?.address} section="billing" />
      <h2 className={styles.section}>{intl.formatMessage({ id: "business.contact" })}</h2>
      {profile ? (
        <p>
          {profile.given_name} {profile.family_name}, {profile.email}
        </p>
      ) : (
        <NameFields names={known} />
      )}
      <TextInput
        name="representative"
        label={intl.formatMessage({ id: "business.representative" })}
        hint={intl.formatMessage({ id: "business.representative.hint" })}
        defaultValue={before?.representative}
        autoComplete="off"
        maxLength={LENGTHS.representative}
        required
      />
      <TextInput
        name="phone"
        label={intl.formatMessage({ id: "account.phone" })}
        defaultValue={before?.phone || profile?.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={LENGTHS.phone}
        width="medium"
        required
      />
      {!profile && <TopicFields legend={intl.formatMessage({ id: "newsletter.legend" })} chosen={[]} />}
      <Checkbox name="certified" value="1" label={intl.formatMessage({ id: "business.certified" })} />
      {!profile && <TermsField />}
      <FormActions submit={intl.formatMessage({ id: "business.send" })} />
    </Form>
  );
}

function certifiedProblem(data: FormData, intl: IntlShape): Record<string, string> {
  return data.has("certified") ? {} : { certified: intl.formatMessage({ id: "business.certified.missing" }) };
}
