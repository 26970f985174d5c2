import { useIntl } from "react-intl";
import { ProductRow } from "~/features/product/product-row";
import { useRecentlyViewed } from "~/stores/recently-viewed";
import { LazySection } from "~/ui/lazy-section";
import styles from "./viewed-row.module.css";

const SHOWN = 12;

/**
 * HM-04. Known to this browser only, so it comes after activation: its room is reserved while it is still out of view,
 * and the details are fetched when it comes near.
 */
export function ViewedRow() {
  const { list } = useRecentlyViewed();
  if (list.length === 0) return null;
  return (
    <LazySection className={styles.room}>
      <Products />
    </LazySection>
  );
}

function Products() {
  const intl = useIntl();
  const { detailedList } = useRecentlyViewed({ details: true });
  return <ProductRow title={intl.formatMessage({ id: "home.recent" })} products={detailedList.slice(0, SHOWN)} />;
}
