import { useIntl } from "react-intl";
import { dutchDay } from "#contract/dutch-day";
import { lowestNewPrice, shopCount } from "#contract/offer-rules";
import { usePaths } from "~/paths-context";
import { Markdown } from "~/ui/markdown";
import type { ProductData } from "./load-product";
import { OffersTable } from "./offers-table";
import { PriceChecker } from "./price-checker";
import { priceCheckerAvailable } from "./price-checker-available";
import { PriceHistory } from "./price-history";
import styles from "./product-details.module.css";
import { Reviews } from "./reviews";
import { Specifications } from "./specifications";

/** Everything below the fold: offers, prices over time, description, specifications, reviews. */
export function ProductDetails({ data }: { data: ProductData }) {
  const intl = useIntl();
  const paths = usePaths();
  const { product, history, description, now, path } = data;
  const today = dutchDay(new Date(now));
  const hasHistory = history !== null && history.points.length > 0;
  return (
    <>
      {product.offers.length > 0 && (
        <section className={styles.part} id="aanbiedingen" aria-labelledby="aanbiedingen-titel">
          <h2 id="aanbiedingen-titel">
            {intl.formatMessage({ id: "product.offers" }, { count: shopCount(product.offers) })}
          </h2>
          <OffersTable product={product} path={path} now={now} />
          <p>
            <a href={paths.to("notice", {}, { soort: "prijs", pagina: path })}>
              {intl.formatMessage({ id: "product.offers.report" })}
            </a>
          </p>
        </section>
      )}
      {hasHistory && (
        <div className={styles.prices}>
          {priceCheckerAvailable(product) && (
            <PriceChecker points={history.points} current={lowestNewPrice(product.offers)} today={today} />
          )}
          <PriceHistory points={history.points} today={today} />
        </div>
      )}
      {description && (
        <section className={styles.part} aria-labelledby="beschrijving-titel">
          <h2 id="beschrijving-titel">{intl.formatMessage({ id: "product.description" })}</h2>
          <Markdown html={description} />
        </section>
      )}
      <div className={styles.part}>
        <Specifications specifications={product.specifications} />
      </div>
      <div className={styles.part}>
        <Reviews productId={product.id} reviews={data.reviews} />
      </div>
    </>
  );
}
