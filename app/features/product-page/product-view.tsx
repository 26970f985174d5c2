import { useRef } from "react";
import { useIntl } from "react-intl";
import { bestOffer, shopCount } from "#contract/offer-rules";
import { ComparisonBar } from "~/features/comparison/comparison-bar";
import { nameWithoutBrand } from "~/features/product/name-without-brand";
import { ProductRow } from "~/features/product-list/product-row";
import { ViewedRow } from "~/features/product-list/viewed-row";
import { useRecordView } from "~/stores/recently-viewed-changes";
import { Rating } from "~/ui/rating";
import { BestOffer } from "./best-offer";
import { ExpiredNotice } from "./expired-notice";
import { Gallery } from "./gallery";
import type { ProductData } from "./load-product";
import { ProductActions } from "./product-actions";
import { ProductDetails } from "./product-details";
import styles from "./product-view.module.css";
import { KeySpecifications } from "./specifications";
import { StickyPrice } from "./sticky-price";
import { VariantPicker } from "./variant-picker";
import { ViewedToo } from "./viewed-too";

/** Longer names are set in smaller type: some feeds put all properties in the name. */
const LONG_NAME = 70;

/** The product page below its breadcrumb. */
export function ProductView({ data }: { data: ProductData }) {
  const intl = useIntl();
  const buy = useRef<HTMLDivElement>(null);
  const { product, related, similar, viewedToo, now } = data;
  const { id, name, brand, rating } = product;
  const best = bestOffer(product.offers);
  const hasVariants = Boolean(product.variants?.axes.length);
  const hasReviews = Boolean(data.reviews && data.reviews.count > 0);
  useRecordView(id);

  return (
    <article>
      <div className={styles.top} data-gone={!best || undefined} data-variants={hasVariants || undefined}>
        <header className={styles.head}>
          {brand && nameWithoutBrand(name, brand) === name && <p className={styles.brand}>{brand}</p>}
          <h1 className={styles.name} data-long={name.length > LONG_NAME || undefined}>
            {name}
          </h1>
          {rating &&
            (hasReviews ? (
              <a className={styles.rating} href="#beoordelingen">
                <Rating value={rating.average} count={rating.count} />
              </a>
            ) : (
              <Rating value={rating.average} count={rating.count} />
            ))}
        </header>
        <div className={styles.gallery}>
          <Gallery key={id} images={product.images} name={name} />
        </div>
        {product.variants && hasVariants && (
          <div className={styles.pick}>
            <VariantPicker variants={product.variants} />
          </div>
        )}
        <div className={styles.buy} ref={buy}>
          {best ? (
            <BestOffer
              offer={best}
              product={product}
              shops={shopCount(product.offers)}
              offers={product.offers.length}
              now={now}
            />
          ) : (
            <ExpiredNotice data={data} />
          )}
          <ProductActions product={product} />
        </div>
        <div className={styles.about}>
          {product.shortDesc && <p className={styles.short}>{product.shortDesc}</p>}
          <KeySpecifications specifications={product.specifications} />
        </div>
      </div>
      {!best && <ProductRow title={intl.formatMessage({ id: "product.instead" })} products={related} />}
      <ProductDetails data={data} />
      {best && <ProductRow title={intl.formatMessage({ id: "product.related" })} products={related} />}
      <ProductRow title={intl.formatMessage({ id: "product.similar" })} products={similar} />
      <ViewedToo productId={product.id} products={viewedToo} />
      {best && <StickyPrice product={product} offer={best} below={buy} />}
      <ViewedRow except={id} />
      <ComparisonBar />
    </article>
  );
}
