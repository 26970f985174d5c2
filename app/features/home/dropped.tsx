import { useIntl } from "react-intl";
import type { Deal } from "#contract/discounts";
import { usePaths } from "~/paths-context";
import { productPath } from "~/seo/product-path";
import { Badge } from "~/ui/badge";
import { ProductPicture } from "~/ui/picture";
import { Price } from "~/ui/price";
import styles from "./dropped.module.css";

/** A few of today's price drops, small enough to fit beside the hero's text. */
export function Dropped({ deals }: { deals: Deal[] }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <div className={styles.dropped}>
      <h2 className={styles.title}>{intl.formatMessage({ id: "home.hero.dropped" })}</h2>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <a className={styles.deal} href={productPath(paths, deal)}>
              <span className={styles.picture}>
                <ProductPicture image={deal.images[0]} sizes="72px" alt="" />
              </span>
              <span className={styles.name}>{deal.name}</span>
              <span className={styles.price}>
                <Price cents={deal.drop.now} />
                <Badge tone="deal">
                  {intl.formatMessage({ id: "home.deal.percentage" }, { percentage: Math.floor(deal.drop.percentage) })}
                </Badge>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
