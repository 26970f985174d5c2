import { type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { ProductImage } from "#contract/products";
import { latePart } from "~/ui/late-part";
import { ProductPicture } from "~/ui/picture";
import styles from "./gallery.module.css";
import { GalleryPages } from "./gallery-pages";

/** The large pictures, whose script is fetched when a picture is pointed at. */
const { Part: GalleryDialog, fetch: fetchGallery } = latePart(() =>
  import("~/features/product/gallery-dialog").then((module) => module.GalleryDialog),
);

/** The hash of the large pictures, for visitors without JavaScript (or before activation). */
export const GALLERY_HASH = "fotos";

const SIZES = "(min-width: 1200px) 520px, (min-width: 768px) 50vw, (min-width: 576px) 45vw, 100vw";
const THUMB_SIZES = "72px";

export interface GalleryProps {
  images: ProductImage[];
  name: string;
}

/** The pictures side by side, with thumbnails to choose from; each opens in large size. */
export function Gallery({ images, name }: GalleryProps) {
  const intl = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [active, setActive] = useState(false);
  const shown = images.length > 0 ? images : [undefined];

  useEffect(() => {
    setActive(true);
    if (window.location.hash === `#${GALLERY_HASH}`) setOpen(true);
  }, []);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    setCurrent(index);
    const picture = strip.current?.children[index];
    if (picture instanceof HTMLElement) strip.current?.scrollTo?.({ left: picture.offsetLeft });
  }
  function enlarge(event: MouseEvent, index: number) {
    event.preventDefault();
    setCurrent(index);
    setOpen(true);
  }
  useEffect(() => {
    if (open && images.length > 0) setWasOpened(true); // stays, so that the dialog can close
  }, [open, images]);
  const altOf = (index: number) =>
    index === 0 ? name : intl.formatMessage({ id: "product.picture.alt" }, { name, number: index + 1 });

  return (
    <section className={styles.gallery} aria-label={intl.formatMessage({ id: "product.pictures" })}>
      <ul className={styles.strip} ref={strip}>
        {shown.map((image, index) => (
          <li key={image?.url ?? "none"} id={`foto-${index + 1}`} className={styles.slide}>
            {image ? (
              <a
                className={styles.large}
                href={`#${GALLERY_HASH}`}
                onPointerEnter={fetchGallery}
                onFocus={fetchGallery}
                onClick={(event) => enlarge(event, index)}
              >
                <ProductPicture image={image} sizes={SIZES} alt={altOf(index)} priority={index === 0} />
              </a>
            ) : (
              <ProductPicture image={image} sizes={SIZES} alt={intl.formatMessage({ id: "product.picture.none" })} />
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                className={styles.thumb}
                href={`#foto-${index + 1}`}
                aria-label={intl.formatMessage({ id: "product.picture.show" }, { number: index + 1 })}
                aria-current={active && index === current ? true : undefined}
                onClick={(event) => choose(event, index)}
              >
                <ProductPicture image={image} sizes={THUMB_SIZES} alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!active && images.length > 0 && <GalleryPages images={images} name={name} id={GALLERY_HASH} />}
      {wasOpened && (
        <Suspense fallback={null}>
          <GalleryDialog
            images={images}
            name={name}
            open={open}
            current={current}
            onMove={setCurrent}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
