import { useIntl } from "react-intl";
import { reportReasons } from "#contract/reviews";
import { RadioGroup } from "~/ui/form/choices";
import { FormActions } from "~/ui/form/form-actions";
import { PostedForm } from "~/ui/form/posted-form";
import { TextArea } from "~/ui/form/text-area";
import { noticeFields as fields, reportWords } from "./notice-fields";
import type { NoticeFormProps } from "./notice-form";
import styles from "./notice-screen.module.css";

/** A complaint about one review. */
export function ReportForm({ typed, problems, failure }: NoticeFormProps) {
  const intl = useIntl();
  return (
    <PostedForm problems={problems} failure={failure} label={intl.formatMessage({ id: "notices.report" })}>
      <p className={styles.text}>{intl.formatMessage({ id: "notices.report.lead" })}</p>
      <input type="hidden" name={fields.review} value={typed[fields.review] ?? ""} />
      <RadioGroup
        name={fields.reason}
        legend={intl.formatMessage({ id: "notices.reason" })}
        options={reportReasons.map((reason) => ({
          value: reportWords[reason],
          text: intl.formatMessage({ id: `notices.reason.${reason}` }),
        }))}
        defaultValue={typed[fields.reason] ?? ""}
        required
      />
      <TextArea
        name={fields.text}
        label={intl.formatMessage({ id: "notices.text" })}
        defaultValue={typed[fields.text]}
        rows={4}
        optional
      />
      <FormActions submit={intl.formatMessage({ id: "notices.send" })} />
    </PostedForm>
  );
}
