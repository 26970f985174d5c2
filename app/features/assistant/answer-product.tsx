import { useIntl } from "react-intl";
import type { ChatReason } from "#contract/assistant";
import type { ProductSummary } from "#contract/products";
import { CardPrice } from "~/features/product/card-price";
import { deliveryText } from "~/features/product/delivery-text";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { productPath } from "~/seo/product-path";
import { CoverLink } from "~/ui/cover-link";
import { ProductPicture } from "~/ui/picture";
import styles from "./answer-product.module.css";

interface AnswerProductProps {
  id: string;
  /** As it is now; null when it no longer exists, undefined when it could not be read. */
  product: ProductSummary | null | undefined;
  reasons: readonly ChatReason[];
}

/** A product in an answer: price and stock as the shop has them now, and why it is shown. */
export function AnswerProduct({ id, product, reasons }: AnswerProductProps) {
  const intl = useIntl();
  const paths = usePaths();
  const adult = useRootData()?.adult ?? false;
  if (product === null) return <p className={styles.missing}>{intl.formatMessage({ id: "assistant.product.gone" })}</p>;
  if (!product) {
    return (
      <p className={styles.missing}>
        <a href={paths.product({ id, slug: "" })}>{intl.formatMessage({ id: "assistant.product.unread" })}</a>
      </p>
    );
  }
  if (product.adult_content && !adult)
    return <p className={styles.missing}>{intl.formatMessage({ id: "assistant.product.adult" })}</p>;
  const delivery = product.expired ? "" : deliveryText(intl, product.delivery);
  return (
    <article className={styles.card} data-gone={product.expired || undefined}>
      <div className={styles.picture}>
        <ProductPicture image={product.images[0]} sizes="96px" alt="" />
      </div>
      <div className={styles.body}>
        <p className={styles.name}>
          <CoverLink href={productPath(paths, product)}>{product.name}</CoverLink>
        </p>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map(({ field, value }) => (
              <li key={field}>
                {field} <b>{value}</b>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.offer}>
          <CardPrice product={product} />
          {delivery && <p className={styles.delivery}>{delivery}</p>}
        </div>
      </div>
    </article>
  );
}
