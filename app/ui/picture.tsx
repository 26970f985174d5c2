import styles from "./picture.module.css";

/** A picture by address; with `widths` the literal `{width}` in it is replaced by one of them. */
export interface PictureSource {
  url: string;
  widths?: readonly number[] | undefined;
}
export interface ProductPictureProps {
  image: PictureSource | undefined;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Loads the picture immediately, because it is visible when the page opens. */
  priority?: boolean;
}

/** Width and height in the HTML, which reserve the square before the picture is loaded. */
const SIDE = 600;

/** A square picture on a soft background. Without a picture, the background has an empty frame. */
export function ProductPicture({ image, sizes, alt, priority = false }: ProductPictureProps) {
  if (!image?.url) return <EmptyPicture alt={alt} />;
  const { src, srcSet } = sourcesOf(image);
  return (
    <span className={styles.ground}>
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        width={SIDE}
        height={SIDE}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        {...(priority && { fetchpriority: "high" })}
      />
    </span>
  );
}

function EmptyPicture({ alt }: { alt: string }) {
  return (
    <span className={styles.ground}>
      <svg
        className={styles.picture}
        viewBox="0 0 96 96"
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={alt || undefined}
        aria-hidden={alt === "" || undefined}
      >
        <path
          className={styles.empty}
          d="M28 36 48 26l20 10v24L48 70 28 60zM28 36l20 10 20-10M48 46v24"
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

/** All widths for the browser to choose from, and a medium one for browsers that cannot choose. */
export function sourcesOf({ url, widths }: PictureSource): { src: string; srcSet?: string } {
  if (!widths || widths.length === 0 || !url.includes("{width}")) return { src: url };
  const sorted = [...widths].sort((a, b) => a - b);
  const at = (width: number) => url.replaceAll("{width}", String(width));
  const middle = sorted[Math.floor(sorted.length / 2)] ?? SIDE;
  return { src: at(middle), srcSet: sorted.map((width) => `${at(width)} ${width}w`).join(", ") };
}
