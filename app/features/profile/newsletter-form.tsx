import { useIntl } from "react-intl";
import { type Profile, setUserData } from "#contract/profile";
import { askAsUser } from "~/stores/session/session";
import { notify } from "~/stores/toasts";
import { Checkbox } from "~/ui/form/choices";
import { Form } from "~/ui/form/form";
import { FormActions } from "~/ui/form/form-actions";
import { useForm } from "~/ui/form/use-form";
import styles from "./panel.module.css";
import { profileBody } from "./profile-body";
import { TopicFields, topicsOf } from "./topic-fields";

/** PF-08: the topics to receive by e-mail; choosing none is valid. */
export function NewsletterForm({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const state = useForm({
    draft: `newsletter.${profile.sub}`,
    async save(data) {
      const newsletter = topicsOf(data);
      const reviewMails = data.has("reviewMails");
      const answer = await askAsUser(setUserData, { body: profileBody({ newsletter, reviewMails }) });
      if (!answer) return { saved: false };
      notify({ message: newsletter.length > 0 ? "account.saved" : "newsletter.stopped", status: "success" });
      return { saved: true };
    },
  });
  return (
    <Form state={state} label={intl.formatMessage({ id: "account.newsletter" })}>
      <TopicFields legend={intl.formatMessage({ id: "newsletter.legend" })} chosen={profile.newsletter} />
      <Checkbox
        name="reviewMails"
        label={intl.formatMessage({ id: "newsletter.reviews" })}
        hint={intl.formatMessage({ id: "newsletter.reviews.hint" })}
        defaultChecked={profile.reviewMails}
      />
      <FormActions submit={intl.formatMessage({ id: "form.save" })} />
    </Form>
  );
}

/** The same form for a page of its own. */
export function NewsletterPanel({ profile }: { profile: Profile }) {
  return (
    <div className={styles.panel}>
      <NewsletterForm profile={profile} />
    </div>
  );
}
