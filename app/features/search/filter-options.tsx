import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { Disclosure } from "~/ui/disclosure";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type FilterList, type FilterOption, splitOptions } from "./facets";
import styles from "./filter-options.module.css";
import { useScreen } from "./screen-context";
import { toggleValue } from "./search-changes";

const LIMITS = { visibleFilterItems: 6, scrollableFilterItems: 12 };

export interface FilterOptionsProps {
  list: FilterList;
  open: boolean;
  /** Added to every link, so that a sheet opened by hash stays open. */
  hash: string;
}

/** One facet: its values as links that add or take away themselves, with their counts. */
export function FilterOptions({ list, open, hash }: FilterOptionsProps) {
  const intl = useIntl();
  const limits = useRootData()?.site.limits ?? LIMITS;
  const [shown, rest] = splitOptions(list.options, limits.visibleFilterItems);
  return (
    <Disclosure summary={list.label} open={open || list.options.some((option) => option.selected)}>
      <Options name={list.name} options={shown} hash={hash} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {intl.formatMessage({ id: "search.filters.more" }, { count: rest.length })}{" "}
            <VisuallyHidden>{list.label}</VisuallyHidden>
          </summary>
          <div className={styles.rest} data-scroll={rest.length > limits.scrollableFilterItems || undefined}>
            <Options name={list.name} options={rest} hash={hash} />
          </div>
        </details>
      )}
    </Disclosure>
  );
}

function Options({ name, options, hash }: { name: string; options: FilterOption[]; hash: string }) {
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
              {option.label}{" "}
              {option.selected && (
                <VisuallyHidden>({intl.formatMessage({ id: "search.filters.chosen" })})</VisuallyHidden>
              )}
            </span>
            <span className={styles.count}>
              <span aria-hidden="true">{intl.formatNumber(option.doc_count)}</span>
              <VisuallyHidden>
                , {intl.formatMessage({ id: "search.filters.products" }, { count: option.doc_count })}
              </VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
