import { useIntl } from "react-intl";
import { slugsOfKey } from "~/paths";
import { usePaths } from "~/paths-context";
import { ProductGrid } from "../product-list/product-grid";
import styles from "./empty-results.module.css";
import { useScreen } from "./screen-context";

/** Where to look instead for something that the shop does not have: the nearest categories, and similar products. */
export function NearestResults() {
  const intl = useIntl();
  const paths = usePaths();
  const { categories = [], products = [] } = useScreen().data.results.nearest ?? {};
  const links = categories.flatMap(({ key, name }) => {
    const href = paths.category(slugsOfKey(key));
    return href ? [{ key, name, href }] : [];
  });
  return (
    <>
      {links.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{intl.formatMessage({ id: "search.nearest.categories" })}</h3>
          <ul className={styles.terms}>
            {links.map(({ key, name, href }) => (
              <li key={key}>
                <a className={styles.term} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{intl.formatMessage({ id: "search.nearest.products" })}</h3>
          <ProductGrid products={products} />
        </section>
      )}
    </>
  );
}
