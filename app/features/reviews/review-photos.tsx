import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { Review } from "#contract/reviews";
import { LoadFailed } from "~/ui/load-failed";
import { ProductPicture } from "~/ui/picture";
import styles from "./review-photos.module.css";

/** Fetched when a photo is opened. Not `latePart`, which would then be a part of every page that shows products. */
const GalleryDialog = lazy(() =>
  import("~/features/product/gallery-dialog").then(
    (module) => ({ default: module.GalleryDialog }),
    () => ({ default: Failed }),
  ),
);
const Failed = () => <LoadFailed onRetry={() => window.location.reload()} />;

/** Thumbnails of a review's photos, which open in large size over the page; without JavaScript as a picture by itself. */
export function ReviewPhotos({ author, photos }: Pick<Review, "author" | "photos">) {
  const intl = useIntl();
  const [current, setCurrent] = useState<number>();
  const [open, setOpen] = useState(false);
  if (photos.length === 0) return null;
  const name = intl.formatMessage({ id: "reviews.photos.of" }, { author });
  function enlarge(event: MouseEvent, index: number) {
    event.preventDefault();
    setCurrent(index);
    setOpen(true);
  }
  return (
    <>
      <ul className={styles.photos} aria-label={name}>
        {photos.map(({ id, image }, index) => (
          <li key={id}>
            <a href={image.url.replace("{width}", "1200")} onClick={(event) => enlarge(event, index)}>
              <ProductPicture
                image={image}
                sizes="88px"
                alt={intl.formatMessage({ id: "product.picture.alt" }, { name: author, number: index + 1 })}
              />
            </a>
          </li>
        ))}
      </ul>
      {current !== undefined && (
        <Suspense fallback={null}>
          <GalleryDialog
            images={photos.map(({ image }) => image)}
            name={name}
            open={open}
            current={current}
            onMove={setCurrent}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
