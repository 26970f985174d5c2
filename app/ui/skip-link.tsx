import styles from "./skip-link.module.css";

interface SkipLinkProps {
  /** Id of what it leads to, which takes the focus. */
  to: string;
  text: string;
}

/** Passes over what is before something, for keyboard users: visible only while it has the focus. */
export function SkipLink({ to, text }: SkipLinkProps) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {text}
    </a>
  );
}
