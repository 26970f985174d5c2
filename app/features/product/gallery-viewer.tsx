import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { ProductImage } from "#contract/products";
import { Icon } from "~/ui/icons/icon";
import { ProductPicture } from "~/ui/picture";
import styles from "./gallery-viewer.module.css";

export interface GalleryViewerProps {
  images: ProductImage[];
  name: string;
  current: number;
  onMove: (index: number) => void;
}

/** Shows one large picture at a time; buttons and arrow keys wrap around. */
export function GalleryViewer({ images, name, current, onMove }: GalleryViewerProps) {
  const intl = useIntl();
  const startX = useRef<number>();
  const count = images.length;
  const move = (by: number) => onMove((current + by + count) % count);

  useEffect(() => {
    if (count < 2) return;
    // Handles the keys wherever the focus is in the dialog: initially it is on the close button.
    function byKey(event: KeyboardEvent) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by !== undefined) onMove((current + by + count) % count);
    }
    document.addEventListener("keydown", byKey);
    return () => document.removeEventListener("keydown", byKey);
  }, [current, count, onMove]);

  function bySwipe(endX: number) {
    const moved = endX - (startX.current ?? endX);
    if (Math.abs(moved) > 40 && count > 1) move(moved > 0 ? -1 : 1);
  }
  const position = intl.formatMessage({ id: "product.picture.position" }, { number: current + 1, count });
  return (
    <>
      <div
        className={styles.viewer}
        onTouchStart={(event) => {
          startX.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={(event) => bySwipe(event.changedTouches[0]?.clientX ?? 0)}
      >
        {count > 1 && (
          <button
            type="button"
            className={styles.step}
            onClick={() => move(-1)}
            aria-label={intl.formatMessage({ id: "product.picture.previous" })}
          >
            <Icon name="chevron-left" />
          </button>
        )}
        <div className={styles.picture}>
          <ProductPicture
            image={images[current]}
            sizes="90vw"
            alt={count > 1 ? `${name}, ${position}` : name}
            priority
          />
        </div>
        {count > 1 && (
          <button
            type="button"
            className={styles.step}
            onClick={() => move(1)}
            aria-label={intl.formatMessage({ id: "product.picture.next" })}
          >
            <Icon name="chevron-right" />
          </button>
        )}
      </div>
      {count > 1 && (
        <p className={styles.position} role="status">
          {position}
        </p>
      )}
    </>
  );
}
