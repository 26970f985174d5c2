import { useIntl } from "react-intl";
import { signup } from "#contract/profile";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { useForm } from "~/ui/form/use-form";
import { BirthField, NameFields } from "../profile/name-fields";
import { birthProblem, localToday } from "../profile/names-and-birth";
import { TopicFields } from "../profile/topic-fields";
import { sendSignup } from "./send-signup";
import { signupBody } from "./signup-body";
import { TermsField, termsProblem } from "./terms-field";

export interface SignupFormProps {
  /** Names from the identity provider. */
  known: { given_name?: string; family_name?: string };
  /** Subject of the tokens. */
  owner: string;
}

export function PrivateForm({ known, owner }: SignupFormProps) {
  const intl = useIntl();
  const state = useForm({
    draft: `signup.${owner}`,
    check: (data) => ({ ...birthProblem(data, localToday(), intl), ...termsProblem(data, intl) }),
    save: (data) => sendSignup(signup, { body: signupBody(data) }, intl),
  });
  return (
    <Form state={state} label={intl.formatMessage({ id: "register.prive" })}>
      <NameFields names={known} />
      <BirthField />
      <TopicFields legend={intl.formatMessage({ id: "newsletter.legend" })} chosen={[]} />
      <TermsField />
      <FormActions submit={intl.formatMessage({ id: "register.send" })} />
    </Form>
  );
}
