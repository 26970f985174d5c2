import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { SoftChip } from "~/ui/soft-chip";
import { categoryName } from "./category-name";
import { topCategorySlugs } from "./facets";
import { searchHref } from "./place";
import { useScreen } from "./screen-context";
import { stateInCategory } from "./search-changes";
import styles from "./top-categories.module.css";

/** The categories with most of the results (SR-14). */
export function TopCategories() {
  const intl = useIntl();
  const paths = usePaths();
  const shown = useFlag("TopRelevantCategories");
  const { data, state } = useScreen();
  const buckets = data.facets?.category?.buckets ?? [];
  const categories = data.results.top_categories.flatMap((path) => {
    const slugs = topCategorySlugs(path);
    if (!slugs || slugs.length <= data.place.slugs.length) return [];
    const name = buckets.find((bucket) => bucket.key === slugs.join("."))?.label ?? categoryName(slugs.at(-1) ?? "");
    return [{ path, name, href: searchHref(paths, { kind: "search", slugs }, stateInCategory(data.place, state)) }];
  });
  if (!shown || categories.length === 0) return null;
  return (
    <nav className={styles.top} aria-label={intl.formatMessage({ id: "search.topCategories" })}>
      <ul className={styles.list}>
        {categories.slice(0, 8).map(({ path, name, href }) => (
          <li key={path}>
            <SoftChip href={href}>{name}</SoftChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
