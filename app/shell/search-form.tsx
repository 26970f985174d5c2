import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./search-form.module.css";

/** Longer searches are not typed by people; the search service cuts them off too. */
const TERM_LIMIT = 200;

/** A plain GET form to the search page, so that it works before activation. Keeps the term of the page it stands on. */
export function SearchForm({ id = "search" }: { id?: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const term = (query.get("q") ?? "").slice(0, TERM_LIMIT);
  return (
    <Form className={styles.form} role="search" method="get" action={paths.search()}>
      <label htmlFor={id}>
        <VisuallyHidden>{intl.formatMessage({ id: "shell.search.label" })}</VisuallyHidden>
      </label>
      <input
        key={`${pathname}?${term}`}
        className={styles.input}
        id={id}
        type="search"
        name="q"
        defaultValue={term}
        placeholder={intl.formatMessage({ id: "shell.search.label" })}
        maxLength={TERM_LIMIT}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button className={styles.button} type="submit">
        <Icon name="search" />
        <span className={styles.word}>{intl.formatMessage({ id: "shell.search.button" })}</span>
      </button>
    </Form>
  );
}
