import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import styles from "./popular-categories.module.css";

const SHOWN = 8;

/** Links for a visitor who reached a dead end. */
export function PopularCategories() {
  const intl = useIntl();
  const paths = usePaths();
  const categories = useRootData()?.categories.slice(0, SHOWN) ?? [];
  if (categories.length === 0) return null;
  return (
    <nav className={styles.nav} aria-labelledby="popular-categories">
      <h2 className={styles.title} id="popular-categories">
        {intl.formatMessage({ id: "errors.categories" })}
      </h2>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <a className={styles.link} href={paths.category(category.slug)}>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
