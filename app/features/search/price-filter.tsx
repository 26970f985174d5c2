import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, useId } from "react";
import { useIntl } from "react-intl";
import { LENGTHS } from "#contract/lengths";
import type { Facets, PriceRange } from "#contract/search";
import { formatEuros } from "~/features/product/euros";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import styles from "./price-filter.module.css";
import { useScreen } from "./screen-context";
import { setPrice } from "./search-changes";
import { parseSearch } from "./search-url";

/** A form for bounds in whole euros, and ranges with their counts as links (FU-16). */
export function PriceFilter({ facets, hash }: { facets: Facets; hash: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, path, href } = useScreen();
  const ids = [useId(), useId()];
  const bounds = facets.price;
  const fields = [
    {
      name: "priceFrom",
      label: "search.price.from",
      value: state.priceFrom,
      hint: bounds && Math.floor(bounds.min / 100),
    },
    { name: "priceTo", label: "search.price.to", value: state.priceTo, hint: bounds && Math.ceil(bounds.max / 100) },
  ] as const;
  /** Does what the form would do, but omits empty bounds so that the address is the same as that of a link. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { priceFrom, priceTo } = parseSearch(formQuery(event.currentTarget));
    navigate(href(setPrice(state, priceFrom, priceTo)) + hash);
  }
  return (
    <Disclosure summary={intl.formatMessage({ id: "search.price" })} open>
      <Form
        className={styles.form}
        method="get"
        action={path + hash}
        onSubmit={submit}
        key={`${state.priceFrom}-${state.priceTo}`}
      >
        {[...new URLSearchParams(href(setPrice(state)).split("?")[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ name, label, value, hint }, index) => (
          <div key={name} className={styles.field}>
            <label htmlFor={ids[index]}>{intl.formatMessage({ id: label })}</label>
            <span className={styles.euro}>
              <input
                id={ids[index]}
                name={name}
                className={styles.input}
                defaultValue={value}
                placeholder={hint === undefined ? undefined : intl.formatNumber(hint)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={LENGTHS.amount}
              />
            </span>
          </div>
        ))}
        <Button type="submit" size="small">
          {intl.formatMessage({ id: "search.price.apply" })}
        </Button>
      </Form>
      <PriceRanges ranges={facets.price_ranges ?? []} hash={hash} />
    </Disclosure>
  );
}

function formQuery(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
  return query;
}

const euros = (cents: number | null) => (cents === null ? undefined : Math.round(cents / 100));

function PriceRanges({ ranges, hash }: { ranges: PriceRange[]; hash: string }) {
  const intl = useIntl();
  const { state, href } = useScreen();
  const filled = ranges.filter((range) => range.doc_count > 0);
  if (filled.length < 2) return null;
  return (
    <ul className={styles.ranges}>
      {filled.map((range) => {
        const [from, to] = [euros(range.from), euros(range.to)];
        const selected = state.priceFrom === from && state.priceTo === to;
        const next = selected ? setPrice(state) : setPrice(state, from, to);
        return (
          <li key={`${from}-${to}`}>
            <a className={styles.range} href={href(next) + hash} rel="nofollow" aria-current={selected || undefined}>
              <span>{rangeText(intl.formatMessage, from, to)}</span>
              <span className={styles.count}>{intl.formatNumber(range.doc_count)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type Format = ReturnType<typeof useIntl>["formatMessage"];

/** A price range as text; whole euros. */
export function rangeText(format: Format, from: number | undefined, to: number | undefined): string {
  if (from === undefined || from === 0) return format({ id: "search.price.below" }, { to: formatEuros(to ?? 0) });
  if (to === undefined) return format({ id: "search.price.above" }, { from: formatEuros(from) });
  return format({ id: "search.price.range" }, { from: formatEuros(from), to: formatEuros(to) });
}
