import { useIntl } from "react-intl";
import styles from "./pagination.module.css";
import { pageCount, pageLinks } from "./paging";
import { useScreen } from "./screen-context";
import { setPage } from "./search-changes";

/** Links to pages, limited to the results that can be reached (SR-11, SR-12). */
export function Pagination() {
  const intl = useIntl();
  const { state, total, href } = useScreen();
  const count = pageCount(total, state.pageSize);
  if (count < 2) return null;
  const to = (page: number) => href(setPage(state, page));
  let gaps = 0;
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "search.pages" })}>
      {state.page > 1 && (
        <a className={styles.step} href={to(state.page - 1)} rel="prev">
          {intl.formatMessage({ id: "search.page.previous" })}
        </a>
      )}
      <ol className={styles.list}>
        {pageLinks(state.page, count).map((page) =>
          page === "gap" ? (
            <li key={`gap ${gaps++}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={to(page)}
                aria-label={intl.formatMessage({ id: "search.page" }, { page })}
                aria-current={page === state.page ? "page" : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {state.page < count && (
        <a className={styles.step} href={to(state.page + 1)} rel="next">
          {intl.formatMessage({ id: "search.page.next" })}
        </a>
      )}
    </nav>
  );
}
