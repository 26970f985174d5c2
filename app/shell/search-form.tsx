import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { usePageChange } from "~/browser/use-page-change";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { KeptSearchButtons } from "./kept-search-buttons";
import styles from "./search-form.module.css";
import { useSuggestInput } from "./use-suggest-input";

/** Visitors do not type longer searches; the search service cuts them off too. */

/**
 * A plain GET form to the search page, so that it works before activation. Shows the term of the current page, except
 * while the visitor is typing; suggestions start with the first use. A second form on a page needs its own `label`.
 */
export function SearchForm({ id = "search", label }: { id?: string; label?: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const root = useRootData();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { plain, load, Input, takeState } = useSuggestInput();
  const touched = useRef(false);
  const sent = useRef(false);
  const term = (query.get("q") ?? "").slice(0, LENGTHS.searchTerm);
  const attributes = {
    className: styles.input,
    id,
    type: "search",
    name: "q",
    placeholder: intl.formatMessage({ id: "shell.search.label" }),
    maxLength: LENGTHS.searchTerm,
    enterKeyHint: "search",
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
  } as const;
  const place = pathname + search;
  const isTyping = () => touched.current && document.activeElement?.id === id;
  const done = () => {
    touched.current = false;
    sent.current = true;
  };
  usePageChange(place, () => {
    if (plain.current && !isTyping()) plain.current.value = term;
  });
  return (
    <Form
      className={styles.form}
      role="search"
      aria-label={label}
      method="get"
      action={paths.search()}
      onSubmit={done}
      onInput={() => {
        touched.current = true;
        sent.current = false;
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{intl.formatMessage({ id: "shell.search.label" })}</VisuallyHidden>
      </label>
      {Input ? (
        <Input
          attributes={attributes}
          takeState={() => ({ ...takeState(term), sent: sent.current })}
          page={{ term, place, isTyping, done }}
          recentLimit={root?.site.limits.recentSearches ?? 5}
          adult={root?.adult ?? false}
        />
      ) : (
        <input {...attributes} ref={plain} defaultValue={term} onFocus={load} />
      )}
      <KeptSearchButtons />
    </Form>
  );
}
