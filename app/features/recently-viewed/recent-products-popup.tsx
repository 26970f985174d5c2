import { useIntl } from "react-intl";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { productPath } from "~/seo/product-path";
import { useRecentlyViewed, useViewsKnown } from "~/stores/recently-viewed";
import { ButtonLink } from "~/ui/button";
import { ProductPicture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { Skeleton } from "~/ui/skeleton";
import { EmptyRecent } from "./empty-recent";
import styles from "./recent-products-popup.module.css";

const SHOWN = 6;

/** The last viewed products, and a link to all of them. */
export function RecentProductsPopup() {
  const intl = useIntl();
  const paths = usePaths();
  const adult = useRootData()?.adult ?? false;
  const known = useViewsKnown();
  const { detailedList, loading } = useRecentlyViewed({ details: true });
  if (detailedList.length === 0) {
    if (known && !loading) return <EmptyRecent />;
    return <Skeleton rows={3} label={intl.formatMessage({ id: "lists.loading" })} />;
  }
  return (
    <div className={styles.popup}>
      <ul className={styles.list}>
        {detailedList.slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <a className={styles.product} href={productPath(paths, product)}>
              <span className={styles.picture} data-hidden={(product.adult_content && !adult) || undefined}>
                <ProductPicture image={product.images[0]} sizes="72px" alt="" />
              </span>
              <span>
                <span className={styles.name}>{product.name}</span>
                <PriceNow product={product} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink variant="primary" wide href={paths.to("profileRecentProducts", {})}>
        {intl.formatMessage({ id: "recent.all" })}
      </ButtonLink>
    </div>
  );
}

function PriceNow({ product }: { product: ProductSummary }) {
  const price = shownPrice(product);
  return price === null ? null : <Price cents={price} />;
}
