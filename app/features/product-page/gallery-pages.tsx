import { useIntl } from "react-intl";
import type { ProductImage } from "#contract/products";
import { ProductPicture } from "~/ui/picture";
import styles from "./gallery-pages.module.css";

/** All pictures in large size below each other: what the hash shows without JavaScript. */
export function GalleryPages({ images, name, id }: { images: ProductImage[]; name: string; id: string }) {
  const intl = useIntl();
  return (
    <div className={styles.pages} id={id}>
      <a className={styles.close} href="#foto-1">
        {intl.formatMessage({ id: "common.close" })}
      </a>
      {images.map((image) => (
        <ProductPicture key={image.url} image={image} sizes="100vw" alt={name} />
      ))}
    </div>
  );
}
