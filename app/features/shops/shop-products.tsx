import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import type { Shop } from "#contract/shops";
import { HiddenNotice } from "~/features/adult-content/hidden-notice";
import { FiltersBeyondLimits } from "~/features/search/filters-beyond-limits";
import type { SearchData } from "~/features/search/load-search";
import { ScreenProvider, useScreen } from "~/features/search/screen-context";
import { countFilters, setPage, setTerm } from "~/features/search/search-changes";
import { FilteredResults, SkipToProducts } from "~/features/search/search-screen";
import { buildSearch } from "~/features/search/search-url";
import { SpellingNotice } from "~/features/search/spelling";
import { hidesSome } from "~/features/search/without-adult";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./shop-products.module.css";

/** The shop's products at its own prices, with a search among them and the filters and sorts of any list. */
export function ShopProducts({ shop: { name }, list }: { shop: Shop; list: SearchData | null }) {
  const intl = useIntl();
  return (
    <section aria-labelledby="products">
      <SectionHeading id="products" title={intl.formatMessage({ id: "shop.products" }, { name })} />
      {list === null && <Notice>{intl.formatMessage({ id: "common.error.api" })}</Notice>}
      {list && isBare(list) && !hidesSome(list) && (
        <Notice>{intl.formatMessage({ id: "shop.products.none" }, { name })}</Notice>
      )}
      {list && isBare(list) && hidesSome(list) && <HiddenNotice all />}
      {list && !isBare(list) && (
        <ScreenProvider data={list}>
          <div className={styles.list}>
            <SkipToProducts />
            <ShopSearch name={name} />
            <SpellingNotice />
            <FiltersBeyondLimits />
            <FilteredResults />
          </div>
        </ScreenProvider>
      )}
    </section>
  );
}

/** Whether the shop has nothing at all to search in. */
const isBare = ({ results, state }: SearchData) =>
  results.hits.hits.length === 0 && state.q === "" && state.page === 1 && countFilters(state) === 0;

/** A plain GET form, so that it works without JavaScript. Another term begins without the old filters. */
function ShopSearch({ name }: { name: string }) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const { state, path, href } = useScreen();
  const label = intl.formatMessage({ id: "shop.search" }, { name });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get("q") ?? "");
    navigate(href(setPage(setTerm(state, term.trim()), 1)));
  }
  return (
    <Form className={styles.search} role="search" aria-label={label} method="get" action={path} onSubmit={submit}>
      {[...buildSearch(setPage(setTerm(state, ""), 1))].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        key={state.q}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={state.q}
        maxLength={LENGTHS.searchTerm}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit">{intl.formatMessage({ id: "shell.search.button" })}</Button>
    </Form>
  );
}
