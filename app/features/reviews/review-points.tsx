import styles from "./reviews.module.css";

/** What is good, or not, about a product in the writer's words. */
export function ReviewPoints({ label, points, sign }: { label: string; points: string[]; sign: "+" | "-" }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points} aria-label={label} data-sign={sign}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
