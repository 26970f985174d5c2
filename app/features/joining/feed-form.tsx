import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { BareInput } from "~/ui/form/bare-input";
import { feedFields as fields } from "./feed-fields";
import styles from "./feed-form.module.css";

interface FeedFormProps {
  /** What was typed before. */
  address?: string;
  /** Why there is no result. */
  problem?: string;
}

/** Asks for a feed to check; a plain form, so that it works without JavaScript. A file may be dropped on its field. */
export function FeedForm({ address = "", problem = "" }: FeedFormProps) {
  const intl = useIntl();
  const paths = usePaths();
  const hasProblem = problem !== "";
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.to("feedCheck", {})}
      encType="multipart/form-data"
      aria-label={intl.formatMessage({ id: "joining.check" })}
    >
      {hasProblem && (
        <p id="feed-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <label className={styles.label} htmlFor="feed-address">
        {intl.formatMessage({ id: "joining.check.address" })}
      </label>
      <BareInput
        id="feed-address"
        type="url"
        name={fields.address}
        defaultValue={address}
        placeholder="https://"
        autoComplete="off"
        aria-describedby={hasProblem ? "feed-problem" : undefined}
        aria-invalid={hasProblem || undefined}
      />
      <label className={styles.label} htmlFor="feed-file">
        {intl.formatMessage({ id: "joining.check.file" })}
      </label>
      <p id="feed-file-hint" className={styles.hint}>
        {intl.formatMessage({ id: "joining.check.file.hint" })}
      </p>
      <BareInput id="feed-file" type="file" name={fields.file} aria-describedby="feed-file-hint" />
      <div className={styles.send}>
        <Button type="submit" variant="secondary">
          {intl.formatMessage({ id: "joining.check.send" })}
        </Button>
      </div>
    </form>
  );
}
