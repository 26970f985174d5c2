import { useIntl } from "react-intl";
import { Disclosure } from "~/ui/disclosure";
import type { FilterList } from "./facets";
import styles from "./filter-options.module.css";
import { FilterValue } from "./filter-values";

/** The filters that decide a purchase, one value each: in stock, free shipping, delivered tomorrow. */
export function QuickFilters({ lists, hash }: { lists: readonly FilterList[]; hash: string }) {
  const intl = useIntl();
  if (lists.length === 0) return null;
  return (
    <Disclosure summary={intl.formatMessage({ id: "search.filters.quick" })} open>
      <ul className={styles.list}>
        {lists.flatMap(({ facet, name, options }) =>
          options.map((option) => (
            <FilterValue key={`${facet} ${option.key}`} name={name} option={option} hash={hash} />
          )),
        )}
      </ul>
    </Disclosure>
  );
}
