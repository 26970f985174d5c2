import { Suspense } from "react";
import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { Disclosure } from "~/ui/disclosure";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { type FilterList, optionsOf, splitOptions } from "./facets";
import styles from "./filter-options.module.css";
import { FilterValues } from "./filter-values";
import { FullList, LoadFull } from "./load-full";
import { useScreen, useValueName } from "./screen-context";
import { useFullFacet } from "./use-full-facet";

const LIMITS = { visibleFilterItems: 6, scrollableFilterItems: 12 };

export interface FilterOptionsProps {
  list: FilterList;
  open: boolean;
  /** Added to every link, so that a sheet opened by hash stays open. */
  hash: string;
}

/** One facet: its first values, the rest behind "show more" (FU-13), and on request all values of a long one. */
export function FilterOptions({ list, open, hash }: FilterOptionsProps) {
  const intl = useIntl();
  const { data, state } = useScreen();
  const nameOf = useValueName();
  const limits = useRootData()?.site.limits ?? LIMITS;
  const full = useFullFacet(list.facet);
  const chosen = state.filters[list.name] ?? [];
  const whole = full.facet && optionsOf(full.facet.buckets, chosen, false, (value) => nameOf(list.name, value));
  const [shown, rest] = splitOptions(whole ?? list.options, limits.visibleFilterItems);
  // Already in the HTML, so it works without JavaScript.
  const here = data.wholeFacet === list.facet;
  const cut = list.cut && !here;
  const more = cut && !whole ? "search.filters.moreOfMany" : "search.filters.more";
  return (
    <Disclosure summary={list.label} open={open || list.options.some((option) => option.selected)}>
      <FilterValues name={list.name} options={shown} hash={hash} />
      {rest.length > 0 && (
        <details open={here}>
          <summary className={styles.summary}>
            {intl.formatMessage({ id: more }, { count: rest.length })} <VisuallyHidden>{list.label}</VisuallyHidden>
          </summary>
          {whole ? (
            <Suspense fallback={<p role="status">{intl.formatMessage({ id: "search.filters.loading" })}</p>}>
              <FullList label={list.label} name={list.name} all={whole} rest={rest} hash={hash} />
            </Suspense>
          ) : (
            <>
              <div className={styles.rest} data-scroll={rest.length > limits.scrollableFilterItems || undefined}>
                <FilterValues name={list.name} options={rest} hash={hash} />
              </div>
              {cut && <LoadFull list={list} full={full} />}
            </>
          )}
        </details>
      )}
    </Disclosure>
  );
}
