import { useNavigate } from "@remix-run/react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { comparedNow } from "~/stores/comparison";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { clearWithUndo } from "./clear-with-undo";
import { comparisonPath } from "./comparison-path";
import styles from "./comparison-tools.module.css";
import type { ComparisonData } from "./load-comparison";

/** Actions for the whole comparison. All need JavaScript, so they are not shown without it. */
export function ComparisonTools({ data: { columns } }: { data: ComparisonData }) {
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const path = comparisonPath(
    paths,
    columns.map(({ id }) => id),
  );
  function clear() {
    const own = comparedNow();
    if (own.some((item) => columns.some(({ id }) => id === item.id))) clearWithUndo(own);
    navigate(comparisonPath(paths, []));
  }
  return (
    <div className={styles.tools}>
      <Button size="small" onClick={() => void copy(path)}>
        <Icon name="share" />
        {intl.formatMessage({ id: "comparison.share" })}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {intl.formatMessage({ id: "comparison.print" })}
      </Button>
      <Button size="small" onClick={clear}>
        {intl.formatMessage({ id: "comparison.clear" })}
      </Button>
    </div>
  );
}

async function copy(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    notify({ message: "comparison.copied", status: "success" });
  } catch {
    notify({ message: "comparison.notCopied", status: "error" });
  }
}
