import { useIntl } from "react-intl";
import type { Deal } from "#contract/discounts";
import { ListedProduct } from "~/features/product-list/listed-product";
import { formatCents } from "~/i18n/intl";
import { Badge } from "~/ui/badge";
import styles from "./deal-card.module.css";

/** Only a real price drop is a deal, whatever a backend sends. */
export function isRealDrop({ drop, expired, lowestPrice }: Deal): boolean {
  return !expired && lowestPrice !== null && drop?.before > drop?.now && Math.floor(drop.percentage) >= 1;
}

/** A product with its previous price, worded as the law on price reductions requires. */
export function DealCard({ deal, priority }: { deal: Deal; priority?: boolean }) {
  const intl = useIntl();
  const { percentage, before } = deal.drop;
  return (
    <div className={styles.deal}>
      <ListedProduct product={deal} priority={priority} withoutShipping />
      <p className={styles.badge}>
        <Badge tone="deal">
          {intl.formatMessage({ id: "home.deal.percentage" }, { percentage: Math.floor(percentage) })}
        </Badge>
      </p>
      <p className={styles.before}>{intl.formatMessage({ id: "home.deal.before" }, { price: formatCents(before) })}</p>
    </div>
  );
}
