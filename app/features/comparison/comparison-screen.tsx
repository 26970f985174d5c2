import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { useIntl } from "react-intl";
import { COMPARED_LIMIT } from "#contract/limits";
import { usePaths } from "~/paths-context";
import { comparedNow, removeFromComparison, useComparison } from "~/stores/comparison";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { comparisonPath } from "./comparison-path";
import styles from "./comparison-screen.module.css";
import { ComparisonTable } from "./comparison-table";
import { ComparisonTools } from "./comparison-tools";
import type { ComparisonData } from "./load-comparison";
import { SharedComparison } from "./shared-comparison";

/** The products in the address side by side. An address without products uses this browser's comparison. */
export function ComparisonScreen({ data }: { data: ComparisonData }) {
  const intl = useIntl();
  const { columns, missing } = data;
  const looked = useOwnChoice(columns.length + missing === 0);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{intl.formatMessage({ id: "comparison.title" })}</h1>
      {missing > 0 && <Notice>{intl.formatMessage({ id: "comparison.missing" }, { count: missing })}</Notice>}
      {columns.length > 0 && <Compared data={data} />}
      {columns.length === 0 && (
        <div className={styles.nothing} data-looked={looked || missing > 0 || undefined}>
          <Nothing />
        </div>
      )}
    </div>
  );
}

/** Returns whether this browser has been checked and needs no redirect to its own comparison. */
function useOwnChoice(wanted: boolean): boolean {
  const [looked, setLooked] = useState(false);
  const navigate = useNavigate();
  const paths = usePaths();
  const ids = useComparison()
    .map(({ id }) => id)
    .join(",");
  useEffect(() => {
    if (wanted && ids) navigate(comparisonPath(paths, ids.split(",")), { replace: true });
    else setLooked(true);
  }, [wanted, ids, navigate, paths]);
  return looked;
}

function Compared({ data }: { data: ComparisonData }) {
  const intl = useIntl();
  const id = useId();
  const several = data.columns.length > 1;
  return (
    <>
      <SharedComparison data={data} />
      <div className={styles.bar}>
        {several ? (
          <label className={styles.only} htmlFor={id}>
            <input id={id} type="checkbox" data-only-differences />
            {intl.formatMessage({ id: "comparison.differences" })}
          </label>
        ) : (
          <p>{intl.formatMessage({ id: "comparison.alone" })}</p>
        )}
        <ComparisonTools data={data} />
      </div>
      <ComparisonTable data={data} onRemove={removeOwn} />
    </>
  );
}

/** The link leads to the other products; the product is removed from this browser's comparison too. */
function removeOwn(id: string): void {
  if (comparedNow().some((item) => item.id === id)) removeFromComparison(id);
}

function Nothing() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "comparison.empty.title" })}
      text={intl.formatMessage({ id: "comparison.empty" }, { limit: COMPARED_LIMIT })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "lists.onward" })}
      </ButtonLink>
    </EmptyState>
  );
}
