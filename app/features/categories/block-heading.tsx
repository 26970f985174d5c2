import type { BlockHeading as Words } from "#contract/categories";
import styles from "./block-heading.module.css";

/** A heading whose second part is emphasized (SR-20). */
export function BlockHeading({ heading, id }: { heading: Words; id?: string }) {
  return (
    <h2 className={styles.heading} id={id}>
      {heading.firstWords} <em className={styles.emphasis}>{heading.secondWords}</em>
    </h2>
  );
}
