import { useIntl } from "react-intl";
import { ProductGrid } from "../product-list/product-grid";
import styles from "./empty-results.module.css";
import type { LetGo } from "./let-go";
import { rangeText } from "./price-filter";
import { useScreen, useValueName } from "./screen-context";

/** Products that meet all demands but one, under what was let go. */
export function LetGoResults() {
  const { letGo = [] } = useScreen().data;
  return letGo.map((way) => <Without key={way.filter} {...way} />);
}

function Without({ filter, values, state, total, products }: LetGo) {
  const intl = useIntl();
  const { state: chosen, href } = useScreen();
  const nameOf = useValueName();
  const label =
    filter === "price"
      ? rangeText(intl.formatMessage, chosen.priceFrom, chosen.priceTo)
      : intl.formatList(
          values.map((value) => nameOf(filter, value)),
          { type: "disjunction" },
        );
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{intl.formatMessage({ id: "search.letGo" }, { label, count: total })}</h3>
      <ProductGrid products={products} />
      {total > products.length && (
        <p>
          <a href={href(state)} rel="nofollow">
            {intl.formatMessage({ id: "search.letGo.all" }, { label, count: total })}
          </a>
        </p>
      )}
    </section>
  );
}
