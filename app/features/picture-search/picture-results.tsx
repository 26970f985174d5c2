import { useLocation, useNavigate } from "@remix-run/react";
import { useIntl } from "react-intl";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icons/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ProductGrid } from "../product-list/product-grid";
import { ActiveFilters } from "../search/active-filters";
import { Filters } from "../search/filters";
import { FILTER_BUTTON } from "../search/result-bar";
import { ScreenContext } from "../search/screen-context";
import { clearFilters, countFilters } from "../search/search-changes";
import type { Found } from "./find-by-picture";
import type { PictureView } from "./load-picture";
import { pictureHref } from "./picture-address";
import styles from "./picture-screen.module.css";
import { Spinner } from "./spinner";
import { usePictureFilters } from "./use-picture-filters";

/** Takes the focus when what was pressed to search again is gone. */
export const RESULTS_HEADING = "picture-results";

interface PictureResultsProps {
  view: PictureView;
  found: Found | null;
  isBusy: boolean;
}

/** The products that look like the picture, beside the filters of an ordinary search. */
export function PictureResults({ view, found, isBusy }: PictureResultsProps) {
  const intl = useIntl();
  const hash = usePaths().hash("filters");
  const navigate = useNavigate();
  const { search } = useLocation();
  const screen = usePictureFilters(view, found);
  const products = found?.products ?? [];
  const chosen = countFilters(view.address.state);
  const isPlain = products.length === 0 && chosen === 0;
  return (
    <ScreenContext.Provider value={screen}>
      <div className={styles.layout} data-plain={isPlain || undefined}>
        {!isPlain && <Filters />}
        <section className={styles.results} aria-labelledby={RESULTS_HEADING} aria-busy={isBusy || undefined}>
          <h2 id={RESULTS_HEADING} tabIndex={-1}>
            <VisuallyHidden>{intl.formatMessage({ id: "search.results" })}</VisuallyHidden>
          </h2>
          {isBusy && <Spinner text={intl.formatMessage({ id: "search.image.searching" })} />}
          {!isPlain && (
            <div className={styles.bar}>
              <a
                id={FILTER_BUTTON}
                className={styles.filters}
                href={hash}
                onClick={(event) => {
                  // The browser's own jump to the hash would take the focus from this link.
                  event.preventDefault();
                  navigate({ search, hash }, { preventScrollReset: true });
                }}
              >
                <Icon name="filter" />
                {intl.formatMessage({ id: "search.filters.count" }, { count: chosen })}
              </a>
              <p className={styles.count} role="status">
                {intl.formatMessage({ id: "search.count" }, { count: products.length })}
              </p>
            </div>
          )}
          <ActiveFilters />
          {products.length > 0 && (
            <div className={styles.products}>
              <ProductGrid products={products} priority beside />
            </div>
          )}
          {found?.hidden && <HiddenNotice all={products.length === 0} />}
          {found && products.length === 0 && !found.hidden && <Empty view={view} hasFilters={chosen > 0} />}
        </section>
      </div>
    </ScreenContext.Provider>
  );
}

function Empty({ view, hasFilters }: { view: PictureView; hasFilters: boolean }) {
  const intl = useIntl();
  const paths = usePaths();
  const { address } = view;
  const isNarrowed = hasFilters || address.category !== "";
  const all = pictureHref(paths, { ...address, category: "", state: clearFilters(address.state) });
  return (
    <EmptyState
      title={intl.formatMessage({ id: isNarrowed ? "search.image.empty.filters" : "search.image.empty" })}
      text={intl.formatMessage({ id: "search.image.empty.text" })}
    >
      {isNarrowed && (
        <ButtonLink href={all}>{intl.formatMessage({ id: "search.noResults.withoutFilters" })}</ButtonLink>
      )}
    </EmptyState>
  );
}
