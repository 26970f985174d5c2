import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden";

/** Holds the place of what is being fetched. Without JavaScript nothing comes, so it is not shown then. */
export function Skeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without a name or an order of their own
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
