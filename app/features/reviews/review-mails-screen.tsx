import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { MailTarget } from "~/ui/mail-target";
import { type MailsOutcome, WANTED } from "./answer-review-mail";

/** The target of the link in mails that ask for a review. */
export function ReviewMailsScreen({ outcome }: { outcome: MailsOutcome | undefined }) {
  const intl = useIntl();
  const isKnown = outcome === "stopped" || outcome === "started" || outcome === "unknown";
  const title = isKnown ? (`reviews.mails.${outcome}.title` as const) : "reviews.mails.title";
  const text = isKnown ? (`reviews.mails.${outcome}` as const) : "reviews.mails.ask";
  return (
    <MailTarget
      title={intl.formatMessage({ id: title })}
      text={intl.formatMessage({ id: text })}
      failure={outcome === "failed" ? intl.formatMessage({ id: "reviews.mails.failed" }) : ""}
      answered={isKnown}
    >
      {outcome !== "unknown" && (
        <form method="post">
          {outcome === "stopped" ? (
            <Button type="submit" name={WANTED} value="ja">
              {intl.formatMessage({ id: "reviews.mails.start" })}
            </Button>
          ) : (
            <Button type="submit" variant="primary">
              {intl.formatMessage({ id: "reviews.mails.stop" })}
            </Button>
          )}
        </form>
      )}
    </MailTarget>
  );
}
