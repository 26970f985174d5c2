import { useIntl } from "react-intl";
import { type NewsletterTopic, newsletterTopics } from "#contract/profile";
import { Checkbox, FieldGroup } from "~/ui/form/choices";

interface TopicFieldsProps {
  legend: string;
  chosen: readonly NewsletterTopic[];
}

/** A checkbox for every newsletter topic; only requested topics are checked. */
export function TopicFields({ legend, chosen }: TopicFieldsProps) {
  const intl = useIntl();
  return (
    <FieldGroup legend={legend} hint={intl.formatMessage({ id: "newsletter.hint" })}>
      {newsletterTopics.map((topic) => (
        <Checkbox
          key={topic}
          name="newsletter"
          value={topic}
          label={intl.formatMessage({ id: `newsletter.${topic}` })}
          hint={intl.formatMessage({ id: `newsletter.${topic}.hint` })}
          defaultChecked={chosen.includes(topic)}
        />
      ))}
    </FieldGroup>
  );
}

export const topicsOf = (data: FormData): NewsletterTopic[] => {
  const ticked = data.getAll("newsletter");
  return newsletterTopics.filter((topic) => ticked.includes(topic));
};
