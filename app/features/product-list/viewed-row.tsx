import { useIntl } from "react-intl";
import { useRecentlyViewed } from "~/stores/recently-viewed";
import { LazySection } from "~/ui/lazy-section";
import { ProductRow } from "./product-row";
import styles from "./viewed-row.module.css";

const SHOWN = 12;

/**
 * HM-04. Only this browser knows the list, so it appears after activation: its space is reserved while it is out of
 * view, and the details are fetched when it comes near. `except` is the product that is shown on the page.
 */
export function ViewedRow({ except }: { except?: string }) {
  const { list } = useRecentlyViewed();
  if (list.every((id) => id === except)) return null;
  return (
    <LazySection className={styles.room}>
      <Products except={except} />
    </LazySection>
  );
}

function Products({ except }: { except: string | undefined }) {
  const intl = useIntl();
  const { detailedList } = useRecentlyViewed({ details: true });
  const others = detailedList.filter(({ id }) => id !== except);
  return <ProductRow title={intl.formatMessage({ id: "home.recent" })} products={others.slice(0, SHOWN)} />;
}
