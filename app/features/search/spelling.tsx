import { type IntlShape, useIntl } from "react-intl";
import type { SearchWarning } from "#contract/search";
import { Notice } from "~/ui/notice";
import { leftOut } from "./left-out";
import { useScreen } from "./screen-context";
import { setTerm } from "./search-changes";
import styles from "./spelling.module.css";

/** Says that the results are for other words than were typed: corrected ones (SR-16), or fewer. */
export function SpellingNotice() {
  const intl = useIntl();
  const { data } = useScreen();
  const warning = data.results.warnings.find(({ from, to }) => from && to);
  if (!warning) return null;
  return (
    <Notice>
      <p>{warningText(intl, warning)}</p>
    </Notice>
  );
}

function warningText(intl: IntlShape, { type, from, to }: SearchWarning): string {
  if (type !== "relaxed") return intl.formatMessage({ id: "search.spelling.redirect" }, { from, to });
  const without = leftOut(from, to);
  if (without.length === 0) return intl.formatMessage({ id: "search.relaxed.instead" }, { from, to });
  const words = intl.formatList(without.map((word) => `'${word}'`));
  return intl.formatMessage({ id: "search.relaxed.without" }, { to, words });
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
