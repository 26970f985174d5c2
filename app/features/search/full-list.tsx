import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FilterOption } from "./facets";
import styles from "./filter-options.module.css";
import { FilterValues } from "./filter-values";
import { matchingOptions } from "./matching-options";

/** Visitors do not scroll through more than this; typing finds the others. */
const MOST_SHOWN = 200;

export interface FullListProps {
  label: string;
  /** Query parameter. */
  name: string;
  all: FilterOption[];
  /** Options that are not already shown above this list. */
  rest: FilterOption[];
  hash: string;
}

/** All values of a facet, with a box that filters them while typing. */
export function FullList({ label, name, all, rest, hash }: FullListProps) {
  const intl = useIntl();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const found = typed.trim() ? matchingOptions(all, typed) : rest;
  const hidden = found.length - MOST_SHOWN;
  // Replaces the button that was pressed, so it takes over the focus.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{intl.formatMessage({ id: "search.filters.find" }, { label })}</VisuallyHidden>
      </label>
      <input
        ref={box}
        id={id}
        className={styles.find}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        placeholder={intl.formatMessage({ id: "search.filters.find" }, { label })}
        autoComplete="off"
        maxLength={LENGTHS.searchTerm}
      />
      <p className={styles.note} role="status">
        {typed.trim() && intl.formatMessage({ id: "search.filters.found" }, { count: found.length })}
      </p>
      <div className={styles.rest} data-scroll>
        <FilterValues name={name} options={found.slice(0, MOST_SHOWN)} hash={hash} />
      </div>
      {hidden > 0 && (
        <p className={styles.note}>{intl.formatMessage({ id: "search.filters.typeToFind" }, { count: hidden })}</p>
      )}
    </div>
  );
}
