import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { isDeals } from "./place";
import { useScreen } from "./screen-context";
import { setSort } from "./search-changes";
import type { UrlSort } from "./search-url";
import styles from "./segments.module.css";

/**
 * Relevance, price and new; choosing price again reverses its direction (SR-04, SR-05). Where everything is reduced, the
 * largest reduction too.
 */
export function SortLinks() {
  const intl = useIntl();
  const { data, state, href } = useScreen();
  const { sortBy } = state;
  const byDiscount = sortBy === "discount";
  const reduced = byDiscount || isDeals(data.place) || Boolean(state.filters.discount);
  const byPrice = sortBy === "priceAsc" || sortBy === "priceDesc";
  const link = (to: UrlSort, current: boolean) => ({
    className: styles.segment,
    href: href(setSort(state, to)),
    rel: "nofollow",
    "aria-current": current || undefined,
  });
  return (
    <nav className={styles.segments} aria-label={intl.formatMessage({ id: "search.sort" })}>
      <a {...link("relevance", sortBy === "relevance")}>{intl.formatMessage({ id: "search.sort.relevance" })}</a>
      <a {...link(sortBy === "priceAsc" ? "priceDesc" : "priceAsc", byPrice)}>
        {intl.formatMessage({ id: "search.sort.price" })}
        {byPrice && (
          <>
            {" "}
            <Icon name={sortBy === "priceAsc" ? "arrow-up" : "arrow-down"} />
            <VisuallyHidden>
              {intl.formatMessage({ id: sortBy === "priceAsc" ? "search.sort.ascending" : "search.sort.descending" })}
            </VisuallyHidden>
          </>
        )}
      </a>
      <a {...link("new", sortBy === "new")}>{intl.formatMessage({ id: "search.sort.new" })}</a>
      {reduced && <a {...link("discount", byDiscount)}>{intl.formatMessage({ id: "search.sort.discount" })}</a>}
    </nav>
  );
}
