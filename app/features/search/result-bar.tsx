import { useLocation, useNavigate } from "@remix-run/react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import { SELECT_FILTERS } from "./parameters";
import styles from "./result-bar.module.css";
import { useScreen } from "./screen-context";
import { countFilters } from "./search-changes";
import { buildSearch } from "./search-url";
import { SortLinks } from "./sort-links";
import { ViewLinks } from "./view-links";

/** The number of results, the link to the filters on small screens, sort and view. Sticky on a phone. */
export function ResultBar() {
  const intl = useIntl();
  const { state, total } = useScreen();
  if (total === 0 && countFilters(state) === 0) return null;
  const count = intl.formatMessage({ id: "search.count" }, { count: total });
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {count}
      </p>
      <FilterButton count={count} />
      <div className={styles.choices}>
        <SortLinks />
        <span className={styles.view}>
          <ViewLinks />
        </span>
      </div>
    </div>
  );
}

/** Id of the link to the filters, which gets the focus back when they close. */
export const FILTER_BUTTON = "filter-button";

/**
 * A link that requests the filters from the server, so that it works without JavaScript; with it the hash is enough.
 */
function FilterButton({ count }: { count: string }) {
  const intl = useIntl();
  const hash = usePaths().hash("filters");
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, state, path } = useScreen();
  const query = buildSearch(state);
  if (!data.facets) query.set("sel", SELECT_FILTERS);
  const text = query.toString();
  return (
    <a
      id={FILTER_BUTTON}
      className={styles.filters}
      href={text ? `${path}?${text}${hash}` : path + hash}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        // The browser's own jump to the hash would take the focus from this link.
        navigate({ search, hash }, { preventScrollReset: true });
      }}
    >
      <Icon name="filter" />
      <span>
        {intl.formatMessage({ id: "search.filters.count" }, { count: countFilters(state) })}
        <span className={styles.small}>{count}</span>
      </span>
    </a>
  );
}
