import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { usePaths } from "~/paths-context";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { PictureView } from "./load-picture";
import { pictureHref } from "./picture-address";
import type { SearchProblem } from "./picture-problem";
import styles from "./picture-screen.module.css";

const texts: Record<SearchProblem, [title: MessageId, text: MessageId]> = {
  gone: ["search.image.gone", "search.image.gone.text"],
  notReady: ["search.image.notReady", "search.image.notReady.text"],
  failed: ["search.image.failed", "search.image.failed.text"],
};

interface NoResultsProps {
  view: PictureView;
  problem: SearchProblem;
  /** Without it the page itself is asked for again. */
  onRetry?: (() => void) | undefined;
}

/** Why there are no results, what was not lost, and what to do. */
export function NoResults({ view, problem, onRetry }: NoResultsProps) {
  const intl = useIntl();
  const paths = usePaths();
  const [title, text] = texts[problem];
  const again = intl.formatMessage({ id: "search.image.retry" });
  return (
    <div role="alert">
      <Notice tone={problem === "failed" ? "bad" : "info"} title={intl.formatMessage({ id: title })}>
        <p>{intl.formatMessage({ id: text })}</p>
        <div className={styles.actions}>
          {problem === "gone" ? (
            <ButtonLink variant="primary" href={paths.to("pictureSearch", {})}>
              {intl.formatMessage({ id: "search.image.upload" })}
            </ButtonLink>
          ) : onRetry ? (
            <Button onClick={onRetry}>{again}</Button>
          ) : (
            <ButtonLink href={pictureHref(paths, view.address)} data-reload>
              {again}
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
}
