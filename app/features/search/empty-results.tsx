import { useIntl } from "react-intl";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { ProductGrid } from "../product-list/product-grid";
import { barcodeIn } from "./barcode";
import styles from "./empty-results.module.css";
import { LetGoResults } from "./let-go-results";
import type { SearchData } from "./load-search";
import { NearestResults } from "./nearest-results";
import { isDeals, searchHref } from "./place";
import { useScreen } from "./screen-context";
import { clearFilters, countFilters, setPage, setTerm } from "./search-changes";
import { SpellingCorrections } from "./spelling";
import { hidesSome } from "./without-adult";

/** What to do when nothing was found: other spellings, wider searches, what meets all demands but one, what is nearest, expired products, popular terms. */
export function EmptyResults() {
  const intl = useIntl();
  const { data } = useScreen();
  const { expiredProducts } = data.results;
  return (
    <div className={styles.empty} data-part="empty-results">
      {hidesSome(data) ? (
        <HiddenNotice all />
      ) : (
        <p className={styles.title}>{intl.formatMessage({ id: reason(data) }, { term: data.state.q })}</p>
      )}
      <SpellingCorrections />
      <WaysOut />
      <LetGoResults />
      <NearestResults />
      {expiredProducts.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{intl.formatMessage({ id: "search.expired" })}</h3>
          <ProductGrid products={expiredProducts.map((product) => ({ ...product, expired: true }))} />
        </section>
      )}
      <PopularTerms />
    </div>
  );
}

function reason({ results, state, place }: SearchData) {
  if (results.hits.total.value > 0) return "search.noResults.page";
  if (countFilters(state) > 0) return "search.noResults.filters";
  if (barcodeIn(state.q)) return "search.noResults.barcode";
  if (state.q) return "search.noResults.term";
  return isDeals(place) ? "search.noResults.deals" : "search.noResults.none";
}

function WaysOut() {
  const intl = useIntl();
  const paths = usePaths();
  const { data, state, total, href } = useScreen();
  const ways: [string, string][] = [];
  if (total > 0) ways.push([href(setPage(state, 1)), intl.formatMessage({ id: "search.noResults.firstPage" })]);
  if (countFilters(state) > 0) {
    ways.push([href(clearFilters(state)), intl.formatMessage({ id: "search.noResults.withoutFilters" })]);
  }
  if (barcodeIn(state.q)) {
    ways.push([`${paths.to("pictureSearch", {})}#barcode`, intl.formatMessage({ id: "search.noResults.scan" })]);
  }
  const isShop = data.place.kind === "shop";
  if ((isShop || data.place.slugs.length > 0) && state.q) {
    const everywhere = searchHref(paths, { kind: "search", slugs: [] }, setTerm(state, state.q));
    ways.push([
      everywhere,
      intl.formatMessage({ id: isShop ? "search.noResults.shops" : "search.noResults.everywhere" }),
    ]);
  }
  if (ways.length === 0 && !hasNearest(data)) {
    ways.push([paths.to("allCategories", {}), intl.formatMessage({ id: "search.noResults.categories" })]);
  }
  if (ways.length === 0) return null;
  return (
    <p className={styles.ways}>
      {ways.map(([url, text]) => (
        <ButtonLink key={url} href={url}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}

function hasNearest({ results: { nearest, expiredProducts } }: SearchData): boolean {
  return expiredProducts.length > 0 || (nearest?.categories.length ?? 0) + (nearest?.products.length ?? 0) > 0;
}

function PopularTerms() {
  const intl = useIntl();
  const paths = usePaths();
  const { data } = useScreen();
  if (data.popularTerms.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{intl.formatMessage({ id: "search.popular" })}</h3>
      <ul className={styles.terms}>
        {data.popularTerms.map((term) => (
          <li key={term}>
            <a className={styles.term} href={paths.search({ q: term })}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
