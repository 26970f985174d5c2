import { useIntl } from "react-intl";
import { businesSignup, type Profile } from "#contract/profile";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { useForm } from "~/ui/form/use-form";
import { AddressFields } from "../addresses/address-fields";
import { NameFields } from "../profile/name-fields";
import { TopicFields } from "../profile/topic-fields";
import { BusinessNumbers } from "./business-numbers";
import { businessProblems } from "./business-problems";
import type { SignupFormProps } from "./private-form";
import styles from "./register-screen.module.css";
import { sendSignup } from "./send-signup";
import { businessSignupBody } from "./signup-body";
import { TermsField, termsProblem } from "./terms-field";

interface BusinessFormProps extends SignupFormProps {
  /** Of somebody with a private account: what it says of them stays as it is. */
  profile?: Profile;
}

/** Who sells, where, and who speaks for them. What the rules of the form cannot know, a person looks at. */
export function BusinessForm({ known, owner, profile }: BusinessFormProps) {
  const intl = useIntl();
  const say = (id: "business.company" | "business.contact" | "business.address") => intl.formatMessage({ id });
  const state = useForm({
    draft: `business.${owner}`,
    check(data) {
      const found = Object.entries(businessProblems(data)).map(([name, id]) => [name, intl.formatMessage({ id })]);
      return { ...Object.fromEntries(found), ...termsProblem(data, intl) };
    },
    save(data) {
      const body = { ...businessSignupBody(data), ...(profile ? { dateOfBirth: profile.dateOfBirth } : {}) };
      return sendSignup(businesSignup, { body }, intl);
    },
  });
  return (
    <Form state={state} label={intl.formatMessage({ id: "register.zakelijk" })}>
      <h2 className={styles.section}>{say("business.company")}</h2>
      <TextInput
        name="companyName"
        label={intl.formatMessage({ id: "business.name" })}
        hint={intl.formatMessage({ id: "business.name.hint" })}
        autoComplete="organization"
        maxLength={100}
        required
      />
      <BusinessNumbers />
      <TextInput
        name="website"
        label={intl.formatMessage({ id: "business.website" })}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        maxLength={200}
        required
      />
      <h2 className={styles.section}>{say("business.address")}</h2>
      <AddressFields section="billing" />
      <h2 className={styles.section}>{say("business.contact")}</h2>
      <NameFields names={known} />
      <TextInput
        name="phone"
        label={intl.formatMessage({ id: "account.phone" })}
        defaultValue={profile?.phone ?? ""}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        width="medium"
        required
      />
      <TopicFields legend={intl.formatMessage({ id: "newsletter.legend" })} chosen={profile?.newsletter ?? []} />
      <TermsField />
      <FormActions submit={intl.formatMessage({ id: "business.send" })} />
    </Form>
  );
}
