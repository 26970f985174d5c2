import { Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { latePart } from "~/ui/late-part";
import { FilterPanel } from "./filter-panel";
import styles from "./filters.module.css";
import { useScreen } from "./screen-context";
import { useFacets, useHash, useWideScreen } from "./use-filters";

/** The server never draws it, and a large screen has no use for its script. */
const { Part: FilterSheet, fetch: fetchSheet } = latePart(() =>
  import("./filter-sheet").then((module) => module.FilterSheet),
);

/**
 * The filters: a column beside the results on a large screen, and on a small one a sheet that the hash opens. Without
 * JavaScript the hash shows the column itself over the page.
 */
export function Filters() {
  const intl = useIntl();
  const hash = usePaths().hash("filters");
  const wide = useWideScreen();
  const open = useHash(hash) && wide === false;
  const wasOpened = useOpened(open);
  useEffect(() => {
    if (wide === false) fetchSheet();
  }, [wide]);
  const filters = useFacets(open || wide === true);
  const title = intl.formatMessage({ id: "search.filters" });
  return (
    <>
      <aside className={styles.aside} id={hash.slice(1)} aria-label={title} data-dialog={wide === false || undefined}>
        <FallbackHead title={title} />
        {filters.facets && <FilterPanel facets={filters.facets} />}
      </aside>
      {wide === false && wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet open={open} title={title} hash={hash} filters={filters} />
        </Suspense>
      )}
    </>
  );
}

/** Visible only without JavaScript on a small screen, where the column covers the page. */
function FallbackHead({ title }: { title: string }) {
  const intl = useIntl();
  const { state, href } = useScreen();
  return (
    <div className={styles.fallback}>
      <h2 className={styles.title}>{title}</h2>
      <a href={href(state)}>{intl.formatMessage({ id: "common.close" })}</a>
    </div>
  );
}

/** Whether it has been open: what is drawn only then stays, so that it can close. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
