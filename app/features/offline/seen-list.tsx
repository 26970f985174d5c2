import { useId } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { productPath } from "~/seo/product-path";
import type { SeenProduct } from "~/stores/last-seen";
import { NameLink } from "~/ui/name-link";
import { ProductPicture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { SectionHeading } from "~/ui/section-heading";
import { formatMoment } from "./format-moment";
import styles from "./seen-list.module.css";

/** Products as they were when this browser last saw them; nothing without any. */
export function SeenList({ title, products }: { title: string; products: readonly SeenProduct[] }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className={styles.list}>
        {products.map((product) => (
          <SeenRow key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function SeenRow({ product }: { product: SeenProduct }) {
  const intl = useIntl();
  const paths = usePaths();
  const { name, image, price, withShipping, at } = product;
  const moment = <time dateTime={at}>{formatMoment(at)}</time>;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <ProductPicture image={image ? { url: image } : undefined} sizes="72px" alt="" />
      </span>
      <div className={styles.about}>
        <NameLink href={productPath(paths, product)}>{name}</NameLink>
        {price !== null && (
          <p className={styles.price}>
            <Price cents={price} />
            {withShipping && <small> {intl.formatMessage({ id: "product.shipping.included" })}</small>}
          </p>
        )}
        <p className={styles.moment}>
          {intl.formatMessage({ id: price === null ? "offline.notForSale" : "offline.price" }, { moment })}
        </p>
      </div>
    </li>
  );
}
