import { useIntl } from "react-intl";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FilterOption } from "./facets";
import styles from "./filter-options.module.css";
import { useScreen } from "./screen-context";
import { toggleValue } from "./search-changes";

export interface FilterValuesProps {
  /** Query parameter. */
  name: string;
  options: readonly FilterOption[];
  /** Added to every link, so that a sheet opened by hash stays open. */
  hash: string;
}

/** Filter values as links that toggle them, with their counts. */
export function FilterValues({ options, ...rest }: FilterValuesProps) {
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <FilterValue key={option.key} option={option} {...rest} />
      ))}
    </ul>
  );
}

/** One value, as an item of a list. A page has over a hundred of these, so each element counts. */
export function FilterValue({ name, option, hash }: Omit<FilterValuesProps, "options"> & { option: FilterOption }) {
  const intl = useIntl();
  const { state, href } = useScreen();
  const { key, label, selected, count } = option;
  return (
    <li>
      <a
        className={styles.option}
        href={href(toggleValue(state, name, key)) + hash}
        rel="nofollow"
        data-selected={selected || undefined}
      >
        {`${label} `}
        {selected && <VisuallyHidden>({intl.formatMessage({ id: "search.filters.chosen" })}) </VisuallyHidden>}
        {count !== undefined && (
          <span className={styles.count}>
            {intl.formatNumber(count)}
            <VisuallyHidden>{` ${intl.formatMessage({ id: "search.filters.products" }, { count })}`}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}
