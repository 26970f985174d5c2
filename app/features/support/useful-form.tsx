import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import styles from "./support.module.css";
import { voteFields } from "./vote-fields";

/** Asks whether an article was useful; the browser posts it by itself. */
export function UsefulForm({ id, thanks }: { id: string; thanks: boolean }) {
  const intl = useIntl();
  const action = usePaths().to("articleVote", { page: id });
  return (
    <section className={styles.useful} id={voteFields.anchor} aria-labelledby="support-useful">
      <h2 className={styles.question} id="support-useful">
        {intl.formatMessage({ id: "support.useful" })}
      </h2>
      {thanks ? (
        <p role="status">{intl.formatMessage({ id: "support.useful.thanks" })}</p>
      ) : (
        <form method="post" action={action} className={styles.answers} aria-labelledby="support-useful">
          <Button type="submit" name={voteFields.useful} value={voteFields.yes}>
            {intl.formatMessage({ id: "support.useful.yes" })}
          </Button>
          <Button type="submit" name={voteFields.useful} value={voteFields.no}>
            {intl.formatMessage({ id: "support.useful.no" })}
          </Button>
        </form>
      )}
    </section>
  );
}
