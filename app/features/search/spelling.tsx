import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { useScreen } from "./screen-context";
import { setTerm } from "./search-changes";
import styles from "./spelling.module.css";

/** Says that the results are for other words than were typed: see `spellingNotice`. */
export function SpellingNotice() {
  const { notice } = useScreen().data;
  return notice ? (
    <Notice>
      <p>{notice}</p>
    </Notice>
  ) : null;
}

/** Spelling suggestions as links (SR-17). */
export function SpellingCorrections() {
  const intl = useIntl();
  const { data, state, href } = useScreen();
  const corrections = data.results.spellingCorrections.filter((term) => term && term !== state.q).slice(0, 5);
  if (corrections.length === 0) return null;
  return (
    <p className={styles.corrections}>
      {intl.formatMessage({ id: "search.didYouMean" })}{" "}
      {corrections.map((term, index) => (
        <span key={term}>
          {index > 0 && ", "}
          <a href={href(setTerm(state, term))}>{term}</a>
        </span>
      ))}
      ?
    </p>
  );
}
