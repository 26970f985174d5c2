import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden";

/** Placeholder for content that is loading. Hidden without JavaScript, because then nothing is loaded. */
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
