import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Crop, Size } from "./crop";
import styles from "./shown-picture.module.css";

interface ShownPictureProps {
  source: string;
  size: Size | null;
  crop: Crop | null;
  onLoaded: (image: HTMLImageElement) => void;
}

/** The visitor's picture, with a frame around the selection that is searched in. */
export function ShownPicture({ source, size, crop, onLoaded }: ShownPictureProps) {
  const intl = useIntl();
  const image = useRef<HTMLImageElement>(null);
  const tell = useRef(onLoaded);
  tell.current = onLoaded;
  useEffect(() => {
    const { current } = image;
    if (!current || current.getAttribute("src") !== source) return;
    // It may have been loaded before this code was.
    if (current.complete && current.naturalWidth > 0) tell.current(current);
  }, [source]);
  return (
    <div className={styles.frame}>
      <img
        ref={image}
        className={styles.picture}
        src={source}
        alt={intl.formatMessage({ id: "search.image.yours" })}
        {...(size ?? {})}
        onLoad={(event) => onLoaded(event.currentTarget)}
      />
      {crop && (
        <svg className={styles.selection} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} fillRule="evenodd" d={`M0 0H100V100H0Z${pathOf(crop)}`} />
          <path className={styles.edge} d={pathOf(crop)} />
        </svg>
      )}
    </div>
  );
}

const pathOf = ({ x, y, width, height }: Crop) => `M${x} ${y}h${width}v${height}h${-width}Z`;
