import { useIntl } from "react-intl";
import { noticeKinds } from "#contract/notices";
import { Checkbox, RadioGroup } from "~/ui/form/choices";
import { FormActions } from "~/ui/form/form-actions";
import { TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { SenderFields } from "~/ui/form/sender-fields";
import { TextArea } from "~/ui/form/text-area";
import { noticeFields as fields, kindOf, kindWords } from "./notice-fields";
import styles from "./notice-screen.module.css";
import type { Typed } from "./send-notice";

export interface NoticeFormProps {
  typed: Typed;
  problems: Record<string, string>;
  failure: string;
}

/** A notice about any page of this site (article 16 of the Digital Services Act), or about a price on it. */
export function NoticeForm({ typed, problems, failure }: NoticeFormProps) {
  const intl = useIntl();
  const kind = kindOf(typed[fields.kind] ?? "");
  return (
    <PostedForm problems={problems} failure={failure} label={intl.formatMessage({ id: "notices.title" })}>
      <p className={styles.text}>{intl.formatMessage({ id: "notices.lead" })}</p>
      <RadioGroup
        name={fields.kind}
        legend={intl.formatMessage({ id: "notices.kind" })}
        options={noticeKinds.map((one) => ({
          value: kindWords[one],
          text: intl.formatMessage({ id: `notices.kind.${one}` }),
        }))}
        defaultValue={kindWords[kind]}
        required
      />
      <TextInput
        name={fields.page}
        label={intl.formatMessage({ id: "notices.page" })}
        hint={intl.formatMessage({ id: "notices.page.hint" })}
        defaultValue={typed[fields.page]}
        autoComplete="off"
        required
      />
      <TextArea
        name={fields.text}
        label={intl.formatMessage({ id: "notices.text" })}
        hint={intl.formatMessage({ id: "notices.text.hint" })}
        defaultValue={typed[fields.text]}
        rows={6}
        required
      />
      <SenderFields
        fields={fields}
        labels={{
          name: intl.formatMessage({ id: "notices.name" }),
          email: intl.formatMessage({ id: "notices.email" }),
          wrong: intl.formatMessage({ id: "notices.email.wrong" }),
        }}
        typed={typed}
      />
      <Checkbox
        name={fields.honest}
        value="1"
        label={intl.formatMessage({ id: "notices.honest" })}
        hint={intl.formatMessage({ id: "notices.honest.hint" })}
        defaultChecked={fields.honest in typed}
      />
      <FormActions submit={intl.formatMessage({ id: "notices.send" })} />
    </PostedForm>
  );
}
