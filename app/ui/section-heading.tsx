import styles from "./section-heading.module.css";

export interface SectionHeadingProps {
  title: string;
  id?: string;
  /** One line of help below it. */
  hint?: string;
  /** Link to more of the same. */
  more?: { href: string; text: string };
}

export function SectionHeading({ title, id, hint, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {more && (
        <a className={styles.more} href={more.href}>
          {more.text}
        </a>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
