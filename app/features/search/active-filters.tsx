import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./active-filters.module.css";
import type { FilterOption } from "./facets";
import { rangeText } from "./price-filter";
import { useFilterLists, useScreen, useValueName } from "./screen-context";
import { clearFilters, setPrice, toggleValue } from "./search-changes";
import { orderedFilters } from "./search-url";

/** The chosen filters, each a link that removes it, and a link that removes all (FU-12). */
export function ActiveFilters({ hash = "" }: { hash?: string }) {
  const intl = useIntl();
  const { data, state, href } = useScreen();
  const lists = useFilterLists(data.facets);
  const nameOf = useValueName();
  const chipLabel = (options: FilterOption[] | undefined, name: string, value: string) => {
    const label = options?.find((option) => option.key === value)?.label ?? value;
    return label === value ? nameOf(name, value) : label;
  };
  const chips = orderedFilters(state.filters).flatMap(([name, values]) => {
    const options = lists.find((list) => list.name === name)?.options;
    return values.map((value) => ({
      key: `${name}=${value}`,
      label: chipLabel(options, name, value),
      target: href(toggleValue(state, name, value)),
    }));
  });
  const { priceFrom, priceTo } = state;
  if (priceFrom !== undefined || priceTo !== undefined) {
    chips.push({
      key: "price",
      label: rangeText(intl.formatMessage, priceFrom, priceTo),
      target: href(setPrice(state)),
    });
  }
  if (chips.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "search.filters.active" })}>
      <ul className={styles.chips}>
        {chips.map(({ key, label, target }) => (
          <li key={key}>
            <a className={styles.chip} href={target + hash} rel="nofollow">
              <VisuallyHidden>{intl.formatMessage({ id: "search.filters.remove" }, { label })}</VisuallyHidden>
              <span aria-hidden="true">{label}</span>
              <Icon name="close" />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.clear} href={href(clearFilters(state)) + hash} rel="nofollow">
            {intl.formatMessage({ id: "search.filters.clear" })}
          </a>
        </li>
      </ul>
    </nav>
  );
}
