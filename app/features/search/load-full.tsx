import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { latePart } from "~/ui/late-part";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FilterList } from "./facets";
import styles from "./filter-options.module.css";
import { useScreen } from "./screen-context";
import { buildSearch } from "./search-url";
import type { FullFacet } from "./use-full-facet";

/** The server never draws it; its script comes with the values. */
const { Part: FullList, fetch: fetchFullList } = latePart(() =>
  import("./full-list").then((module) => module.FullList),
);

export { FullList };

/** Requests the values that the page does not contain: in the browser, or without JavaScript from the server. */
export function LoadFull({ list, full }: { list: FilterList; full: FullFacet }) {
  const intl = useIntl();
  const hash = usePaths().hash("filters");
  const { state, path } = useScreen();
  const query = buildSearch(state);
  query.set("sel", list.facet);
  return (
    <div className={styles.load}>
      {full.state === "failed" && <p role="alert">{intl.formatMessage({ id: "search.filters.failed" })}</p>}
      <ButtonLink
        size="small"
        href={`${path}?${query}${hash}`}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          fetchFullList();
          full.load();
        }}
        aria-disabled={full.state === "asked" || undefined}
      >
        {intl.formatMessage({ id: full.state === "asked" ? "search.filters.loading" : "search.filters.all" })}{" "}
        <VisuallyHidden>{list.label}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
