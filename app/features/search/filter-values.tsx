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
export function FilterValues({ name, options, hash }: FilterValuesProps) {
  const intl = useIntl();
  const { state, href } = useScreen();
  return (
    <ul className={styles.list}>
      {options.map((option) => (
        <li key={option.key}>
          <a
            className={styles.option}
            href={href(toggleValue(state, name, option.key)) + hash}
            rel="nofollow"
            data-selected={option.selected || undefined}
          >
            <span className={styles.label}>
              {`${option.label} `}
              {option.selected && (
                <VisuallyHidden>({intl.formatMessage({ id: "search.filters.chosen" })})</VisuallyHidden>
              )}
            </span>
            {option.count !== undefined && <Count count={option.count} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{intl.formatNumber(count)}</span>
      <VisuallyHidden>{`, ${intl.formatMessage({ id: "search.filters.products" }, { count })}`}</VisuallyHidden>
    </span>
  );
}
