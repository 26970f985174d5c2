import { useIntl } from "react-intl";
import { Disclosure } from "~/ui/disclosure";
import type { FilterList } from "./facets";
import { FilterValues } from "./filter-values";

/** The filters that decide a purchase, one value each: in stock, free shipping, delivered tomorrow. */
export function QuickFilters({ lists, hash }: { lists: readonly FilterList[]; hash: string }) {
  const intl = useIntl();
  if (lists.length === 0) return null;
  return (
    <Disclosure summary={intl.formatMessage({ id: "search.filters.quick" })} open>
      {lists.map(({ facet, name, options }) => (
        <FilterValues key={facet} name={name} options={options} hash={hash} />
      ))}
    </Disclosure>
  );
}
