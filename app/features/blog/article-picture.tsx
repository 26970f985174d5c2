import type { BlogPostSummary } from "#contract/blog";
import { sourcesOf } from "~/ui/picture";
import styles from "./article-picture.module.css";

interface ArticlePictureProps {
  post: Pick<BlogPostSummary, "picture">;
  alt: string;
  sizes: string;
  priority?: boolean;
}

/** The picture of an article, in the shape of a television. Without one its room has the colour of a picture. */
export function ArticlePicture({ post: { picture }, alt, sizes, priority = false }: ArticlePictureProps) {
  if (!picture) return <span className={styles.ground} />;
  const { src, srcSet } = sourcesOf(picture);
  const important = priority ? { fetchpriority: "high" } : {};
  return (
    <span className={styles.ground}>
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        width={1200}
        height={675}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        {...important}
      />
    </span>
  );
}
