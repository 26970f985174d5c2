import { useIntl } from "react-intl";
import type { Facets } from "#contract/search";
import { usePaths } from "~/paths-context";
import { Disclosure } from "~/ui/disclosure";
import styles from "./category-filter.module.css";
import { categoryName } from "./category-name";
import { categorySlugs } from "./facets";
import { inCategory, isDeals, searchHref } from "./place";
import { useScreen } from "./screen-context";
import { stateInCategory } from "./search-changes";

/** Links to the parent categories and to subcategories with results: a category is a page, not a checkbox. */
export function CategoryFilter({ facets, hash }: { facets: Facets; hash: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const { data, state } = useScreen();
  if (data.place.kind === "uberfilter" && !isDeals(data.place)) return null;
  const { slugs } = data.place;
  const there = stateInCategory(data.place, state);
  const to = (category: string[]) => searchHref(paths, inCategory(data.place, category), there) + hash;
  const deeper = (facets.category?.buckets ?? []).flatMap((bucket) => {
    const target = categorySlugs(bucket.key, slugs);
    return target && target.length > slugs.length ? [{ ...bucket, target }] : [];
  });
  if (slugs.length === 0 && deeper.length === 0) return null;
  return (
    <Disclosure summary={intl.formatMessage({ id: "search.filters.category" })} open>
      <ul className={styles.list}>
        {slugs.length > 0 && (
          <li>
            <a className={styles.link} href={to([])}>
              {intl.formatMessage({ id: "search.filters.allCategories" })}
            </a>
          </li>
        )}
        {slugs.map((slug, index) => (
          <li key={slug} className={styles.up}>
            <a
              className={styles.link}
              href={to(slugs.slice(0, index + 1))}
              aria-current={index === slugs.length - 1 ? "page" : undefined}
            >
              {data.category?.path[index]?.name ?? categoryName(slug)}
            </a>
          </li>
        ))}
        {deeper.map((bucket) => (
          <li key={bucket.key} className={slugs.length > 0 ? styles.down : undefined}>
            <a className={styles.link} href={to(bucket.target)}>
              <span>{bucket.label ?? categoryName(bucket.target.at(-1) ?? "")}</span>
              <span className={styles.count}>{intl.formatNumber(bucket.doc_count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
