import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type MailsOutcome, WANTED } from "./answer-review-mail";
import styles from "./review-mails-screen.module.css";

/** The target of the link in mails that ask for a review. */
export function ReviewMailsScreen({ outcome }: { outcome: MailsOutcome | undefined }) {
  const intl = useIntl();
  const isKnown = outcome === "stopped" || outcome === "started" || outcome === "unknown";
  const title = isKnown ? (`reviews.mails.${outcome}.title` as const) : "reviews.mails.title";
  const text = isKnown ? (`reviews.mails.${outcome}` as const) : "reviews.mails.ask";
  return (
    <div className={styles.screen} role={outcome ? "status" : undefined}>
      <h1 className={styles.title}>{intl.formatMessage({ id: title })}</h1>
      {outcome === "failed" && <Notice tone="bad">{intl.formatMessage({ id: "reviews.mails.failed" })}</Notice>}
      <p className={styles.text}>{intl.formatMessage({ id: text })}</p>
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
    </div>
  );
}
