import { useIntl } from "react-intl";
import styles from "./support.module.css";

export interface Heading {
  id: string;
  text: string;
  level: number;
}

const FEWEST = 4;

/** Links to the questions of a long text. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const intl = useIntl();
  const top = headings.filter(({ level }) => level === 1);
  if (top.length < FEWEST) return null;
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage({ id: "support.contents" })}>
      <ul>
        {top.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
