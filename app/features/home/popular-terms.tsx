import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import styles from "./popular-terms.module.css";

/** HM-05: popular searches as links. */
export function PopularTerms({ terms }: { terms: string[] }) {
  const intl = useIntl();
  const paths = usePaths();
  if (terms.length === 0) return null;
  return (
    <nav aria-labelledby="terms">
      <h2 className={styles.title} id="terms">
        {intl.formatMessage({ id: "home.terms" })}
      </h2>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={paths.search({ q: term })}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
