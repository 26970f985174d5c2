import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { PageSizeLinks } from "./page-size-links";
import { Pagination } from "./pagination";
import { shownRange } from "./paging";
import styles from "./result-foot.module.css";
import { useScreen } from "./screen-context";
import { ViewLinks } from "./view-links";

/** The range of results shown (SR-06), links to other pages and the page size. */
export function ResultFoot() {
  const intl = useIntl();
  const paths = usePaths();
  const { data, total } = useScreen();
  const { state } = data;
  const shown = data.results.hits.hits.length;
  if (shown === 0) return null;
  const { from, to } = shownRange(state.page, state.pageSize, shown);
  const figures = { from: intl.formatNumber(from), to: intl.formatNumber(to), total: intl.formatNumber(total) };
  return (
    <div className={styles.foot}>
      <p className={styles.range}>{intl.formatMessage({ id: "search.range" }, figures)}</p>
      <Pagination />
      <PageSizeLinks />
      <a className={styles.ranking} href={paths.to("ranking", {})}>
        {intl.formatMessage({ id: "ranking.title" })}
      </a>
      <span className={styles.view}>
        <ViewLinks />
      </span>
    </div>
  );
}
