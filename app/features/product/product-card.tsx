import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Delivery, ProductSummary } from "#contract/products";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { productPath } from "~/seo/product-path";
import { CoverLink } from "~/ui/cover-link";
import { ProductPicture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { CardPrice } from "./card-price";
import { deliveryText } from "./delivery-text";
import { nameWithoutBrand } from "./name-without-brand";
import styles from "./product-card.module.css";
import { varietyText } from "./variety-text";

const SIZES = "(min-width: 1200px) 240px, (min-width: 768px) 30vw, 46vw";

const isSoon = (delivery: Delivery | null) => delivery !== null && delivery.maxDays <= 1;

export interface ProductCardProps {
  product: ProductSummary;
  /** Loads the picture immediately, because it is visible when the page opens. */
  priority?: boolean;
  heading?: "h2" | "h3";
  /** Shows the price without shipping, to compare it with an earlier price without shipping. */
  withoutShipping?: boolean;
  /** A button in the corner of the picture. */
  corner?: ReactNode;
  /** Buttons below everything else. */
  tools?: ReactNode;
}

/** A product in a list. The whole card is one link, stretched from the name; its buttons are on top of it. */
export function ProductCard({
  product,
  priority = false,
  heading: Heading = "h3",
  withoutShipping,
  corner,
  tools,
}: ProductCardProps) {
  const intl = useIntl();
  const paths = usePaths();
  const adult = useRootData()?.adult ?? false;
  const hidden = product.adult_content && !adult;
  const promise = (product.atShop ?? product).delivery;
  const delivery = product.expired ? undefined : deliveryText(intl, promise);
  return (
    <article className={styles.card} data-expired={product.expired || undefined} data-adult={hidden || undefined}>
      <div className={styles.picture}>
        <ProductPicture image={product.images[0]} sizes={SIZES} alt="" priority={priority} />
        {product.adult_content && (
          <span className={styles.adult}>
            <span aria-hidden="true">18+</span>
            <VisuallyHidden>{intl.formatMessage({ id: "product.adult.label" })}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className={styles.body}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <Heading className={styles.name}>
          <CoverLink href={productPath(paths, product)}>
            <CardName product={product} />
          </CoverLink>
        </Heading>
        {product.rating && <Rating value={product.rating.average} count={product.rating.count} />}
        {product.highlights.length > 0 && <p className={styles.highlights}>{product.highlights.join(" · ")}</p>}
        {product.variants && <p className={styles.variety}>{varietyText(intl, product.variants)}</p>}
        <div className={styles.foot}>
          <CardPrice product={product} withoutShipping={withoutShipping} />
          {delivery && (
            <p className={styles.delivery} data-soon={isSoon(promise) || undefined}>
              {delivery}
            </p>
          )}
        </div>
        <div className={styles.tools}>{tools}</div>
      </div>
      <div className={styles.corner}>{corner}</div>
    </article>
  );
}

/** The brand is already shown above the name, so here it is only read out as part of the link. */
function CardName({ product: { name, brand } }: { product: ProductSummary }) {
  const rest = nameWithoutBrand(name, brand);
  if (rest === name) return name;
  return (
    <>
      <VisuallyHidden>{brand}</VisuallyHidden>
      {` ${rest}`}
    </>
  );
}
