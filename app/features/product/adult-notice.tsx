import { useIntl } from "react-intl";
import type { Product } from "#contract/products";
import { AdultQuestion } from "~/features/adult-content/adult-question";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ProductPicture } from "~/ui/picture";
import styles from "./adult-notice.module.css";

/** In the place of a product that the visitor did not choose to see. */
export function AdultNotice({ product }: { product: Product }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <article className={styles.adult}>
      <div className={styles.picture} aria-hidden="true">
        <ProductPicture image={product.images[0]} sizes="320px" alt="" />
      </div>
      <div className={styles.text}>
        <h1 className={styles.name}>{intl.formatMessage({ id: "product.adult.title" })}</h1>
        <Notice>
          <p>{intl.formatMessage({ id: "product.adult.text" })}</p>
          <AdultQuestion />
          <ButtonLink href={paths.home()}>{intl.formatMessage({ id: "product.adult.home" })}</ButtonLink>
        </Notice>
      </div>
    </article>
  );
}
