import { useIntl } from "react-intl";
import { Notice } from "~/ui/notice";
import { useScreen } from "./screen-context";
import { setTerm } from "./search-changes";
import styles from "./spelling.module.css";

/** Says so when the results are for another word than was typed (SR-16). */
export function SpellingNotice() {
  const intl = useIntl();
  const { data } = useScreen();
  const warning = data.results.warnings.find(({ from, to }) => from && to);
  if (!warning) return null;
  const { from, to } = warning;
  return (
    <Notice>
      <p>{intl.formatMessage({ id: "search.spelling.redirect" }, { from, to })}</p>
    </Notice>
  );
}

/** Other spellings, as links (SR-17). */
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
