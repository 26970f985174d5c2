import { useIntl } from "react-intl";
import { CONTACT_LENGTHS } from "#contract/contact";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { SenderFields } from "~/ui/form/sender-fields";
import { TextArea } from "~/ui/form/text-area";
import styles from "./contact.module.css";
import { contactFields as fields } from "./contact-fields";
import type { ContactProblem } from "./send-contact";

interface ContactFormProps {
  outcome: ContactProblem | undefined;
  /** Whether orders are placed on this site. */
  asksOrder: boolean;
}

/** A message to customer service; the browser posts it by itself. */
export function ContactForm({ outcome, asksOrder }: ContactFormProps) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const typed = outcome?.typed ?? {};
  const problems = Object.entries(outcome?.problems ?? {}).map(([name, id]) => [name, text({ id })]);
  const failure = outcome && outcome.outcome !== "wrong" ? text({ id: `contact.${outcome.outcome}` }) : "";
  return (
    <PostedForm problems={Object.fromEntries(problems)} failure={failure} label={text({ id: "contact.form" })}>
      <SenderFields
        fields={fields}
        labels={{
          name: text({ id: "contact.name" }),
          email: text({ id: "contact.email" }),
          hint: text({ id: "contact.email.hint" }),
          wrong: text({ id: "contact.email.wrong" }),
        }}
        typed={typed}
      />
      <TextInput
        name={fields.subject}
        label={text({ id: "contact.subject" })}
        defaultValue={typed[fields.subject]}
        autoComplete="off"
        maxLength={CONTACT_LENGTHS.subject}
        required
      />
      {asksOrder && (
        <TextInput
          name={fields.order}
          label={text({ id: "contact.order" })}
          hint={text({ id: "contact.order.hint" })}
          defaultValue={typed[fields.order]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CONTACT_LENGTHS.order}
          width="medium"
          optional
        />
      )}
      <TextArea
        name={fields.text}
        label={text({ id: "contact.text" })}
        hint={text({ id: "contact.text.hint" })}
        defaultValue={typed[fields.text]}
        rows={8}
        maxLength={CONTACT_LENGTHS.text}
        required
      />
      <div className={styles.trap}>
        <label htmlFor="contact-trap">{text({ id: "contact.trap" })}</label>
        <input id="contact-trap" name={fields.trap} type="text" autoComplete="off" tabIndex={-1} />
      </div>
      <FormActions submit={text({ id: "contact.send" })} />
    </PostedForm>
  );
}
