import { useIntl } from "react-intl";
import { pageCount, pageLinks } from "~/features/search/paging";
import { usePaths } from "~/paths-context";
import { SHOP_PAGE_SIZE } from "./shop-page-size";
import styles from "./shop-pages.module.css";

/** Links to the pages of a shop's products. */
export function ShopPages({ website, page, total }: { website: string; page: number; total: number }) {
  const intl = useIntl();
  const paths = usePaths();
  const count = pageCount(total, SHOP_PAGE_SIZE);
  if (count < 2) return null;
  const to = (number: number) => paths.to("shop", { shopWebsite: website }, number > 1 ? { page: number } : undefined);
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "search.pages" })}>
      {page > 1 && (
        <a className={styles.page} href={to(page - 1)} rel="prev">
          {intl.formatMessage({ id: "search.page.previous" })}
        </a>
      )}
      {pageLinks(page, count).map((number, index) =>
        number === "gap" ? (
          <span key={`gap ${index < 3 ? "before" : "after"}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            className={styles.page}
            href={to(number)}
            aria-label={intl.formatMessage({ id: "search.page" }, { page: number })}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </a>
        ),
      )}
      {page < count && (
        <a className={styles.page} href={to(page + 1)} rel="next">
          {intl.formatMessage({ id: "search.page.next" })}
        </a>
      )}
    </nav>
  );
}
