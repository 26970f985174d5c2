import { useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { Container } from "~/ui/container";
import { SkipLink } from "~/ui/skip-link";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ProductGrid } from "../product-list/product-grid";
import { ActiveFilters } from "./active-filters";
import { Filters } from "./filters";
import { FiltersBeyondLimits } from "./filters-beyond-limits";
import { headingText } from "./heading";
import type { SearchData } from "./load-search";
import { isDeals } from "./place";
import { EmptyResults, ExtendedTop, HiddenResults, SearchTips, Videos } from "./rare-parts";
import { ResultBar } from "./result-bar";
import { ResultFoot } from "./result-foot";
import { ScreenProvider, useScreen } from "./screen-context";
import { countFilters } from "./search-changes";
import { headingOf } from "./search-heading";
import styles from "./search-screen.module.css";
import { shownVideos } from "./shown-videos";
import { SpellingNotice } from "./spelling";
import { TopCategories } from "./top-categories";
import { useOwnSearch } from "./use-own-search";
import { useSearchRecord } from "./use-search-record";
import { hidesSome } from "./without-adult";

/** Id of the products that were found. */
const PRODUCTS = "results";

export interface SearchScreenProps {
  data: SearchData;
  breadcrumb: ReactNode;
  /** Texts about the category, below the results; `anchors` says which of them exist. */
  about?: ReactNode;
  anchors?: readonly ("about" | "qa")[];
  /** Stands in for the chosen filters. */
  chosen?: ReactNode;
}

/** The search screen, the same for searches, listings and special lists. */
export function SearchScreen({ data: shared, breadcrumb, about, anchors = [], chosen }: SearchScreenProps) {
  const intl = useIntl();
  const extended = useFlag("SearchResultsPageExtended");
  const own = useOwnSearch(shared);
  const { data } = own;
  useSearchRecord(own);
  return (
    <ScreenProvider data={data}>
      <Container>
        <SkipToProducts />
        {breadcrumb}
        <header className={styles.head}>
          <h1 className={styles.title}>{headingText(intl.formatMessage, headingOf(data))}</h1>
          <Intro anchors={anchors} />
          <SpellingNotice />
          <FiltersBeyondLimits />
          <div className={styles.categories}>
            <TopCategories />
          </div>
        </header>
        {extended && <ExtendedTop />}
        <FilteredResults chosen={chosen} />
        {shownVideos(data).length > 0 && <Videos />}
        <SearchTips />
        {about}
      </Container>
    </ScreenProvider>
  );
}

/** Past the categories and the filters, which can be a hundred stops of the keyboard. Nothing when nothing was found. */
export function SkipToProducts() {
  const intl = useIntl();
  const { data } = useScreen();
  if (data.results.hits.hits.length === 0) return null;
  return <SkipLink to={PRODUCTS} text={intl.formatMessage({ id: "search.skip" })} />;
}

/** The results, beside their filters unless there is nothing to filter. */
export function FilteredResults({ chosen }: Pick<SearchScreenProps, "chosen">) {
  const { data, total } = useScreen();
  const plain = total === 0 && countFilters(data.state) === 0;
  return (
    <div className={styles.layout} data-plain={plain || undefined}>
      {!plain && <Filters />}
      <Results chosen={chosen} />
    </div>
  );
}

/** Two sentences about the category, with links to the full texts (SR-15). */
function Intro({ anchors }: { anchors: readonly ("about" | "qa")[] }) {
  const intl = useIntl();
  const { data } = useScreen();
  const { category, state } = data;
  if (state.q || state.page > 1) return null;
  if (isDeals(data.place)) return <p className={styles.intro}>{intl.formatMessage({ id: "deals.hint" })}</p>;
  if (!category) return null;
  return (
    <>
      {category.intro && <p className={styles.intro}>{category.intro}</p>}
      {anchors.length > 0 && (
        <p className={styles.more}>
          {anchors.includes("about") && (
            <a href="#about">
              {intl.formatMessage({ id: "common.showMore" })} <VisuallyHidden>{category.name}</VisuallyHidden>
            </a>
          )}
          {anchors.includes("qa") && <a href="#qa">{intl.formatMessage({ id: "search.questions" })}</a>}
        </p>
      )}
    </>
  );
}

function Results({ chosen = <ActiveFilters /> }: Pick<SearchScreenProps, "chosen">) {
  const intl = useIntl();
  const id = useId();
  const { data, state } = useScreen();
  const busy = useNavigation().state === "loading";
  const products = data.results.hits.hits.map((hit) => hit._source);
  return (
    <section className={styles.results} aria-labelledby={id} aria-busy={busy || undefined} data-list-start>
      <h2 id={id}>
        <VisuallyHidden>{intl.formatMessage({ id: "search.results" })}</VisuallyHidden>
      </h2>
      <ResultBar />
      {chosen}
      {products.length > 0 ? (
        <div id={PRODUCTS} className={styles.products} tabIndex={-1}>
          <ProductGrid products={products} view={state.view} priority beside />
          {hidesSome(data) && <HiddenResults />}
        </div>
      ) : (
        <EmptyResults />
      )}
      <ResultFoot />
    </section>
  );
}
