import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ProductPicture } from "~/ui/picture";
import styles from "./extended-top.module.css";
import { inCategory, searchHref } from "./place";
import { useScreen } from "./screen-context";
import { setPage, toggleValue } from "./search-changes";

/** The extended page (RT-24): subcategories as pictures and a strip of brands, above the results. */
export function ExtendedTop() {
  return (
    <div className={styles.top} data-part="extended-top">
      <CategoryCards />
      <BrandStrip />
    </div>
  );
}

function CategoryCards() {
  const intl = useIntl();
  const paths = usePaths();
  const { data, state } = useScreen();
  const children = (data.category?.children ?? []).filter((child) => data.adult || !child.adult_content);
  if (children.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "search.categories" })}>
      <ul className={styles.cards}>
        {children.slice(0, 12).map((child) => (
          <li key={child.key}>
            <a
              className={styles.card}
              href={searchHref(paths, inCategory(data.place, child.key.split(".")), setPage(state, 1))}
            >
              <ProductPicture image={child.img ? { url: child.img } : undefined} sizes="120px" alt="" />
              <span>{child.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BrandStrip() {
  const intl = useIntl();
  const { data, state, href } = useScreen();
  const found = data.facets?.brand?.buckets.map((bucket) => ({ key: bucket.key, name: bucket.label ?? bucket.key }));
  const brands = found ?? data.category?.top_brands?.map(({ name }) => ({ key: name, name })) ?? [];
  if (brands.length < 2) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: "search.brands" })}>
      <ul className={styles.brands}>
        {brands.slice(0, 16).map(({ key, name }) => (
          <li key={key}>
            <a
              className={styles.brand}
              href={href(toggleValue(state, "brand", key))}
              rel="nofollow"
              aria-current={state.filters.brand?.includes(key) || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
