import { useIntl } from "react-intl";
import { Price } from "~/ui/price";
import { Rating } from "~/ui/rating";
import type { Cell } from "./comparison-rows";
import styles from "./comparison-table.module.css";

/** One property of one product, as text. */
export function ComparisonCell({ cell }: { cell: Cell }) {
  const intl = useIntl();
  switch (cell?.kind) {
    case "text":
      return <>{cell.text}</>;
    case "price":
      if (cell.cents === null) return <>{intl.formatMessage({ id: "comparison.soldOut" })}</>;
      return (
        <span className={styles.price}>
          <Price cents={cell.cents} />
        </span>
      );
    case "shops":
      return <>{intl.formatMessage({ id: "comparison.shops" }, { count: cell.count })}</>;
    case "days":
      return <>{intl.formatMessage({ id: "comparison.days" }, { max: cell.max })}</>;
    case "rating":
      return <Rating value={cell.rating.average} count={cell.rating.count} />;
    default:
      return <span className={styles.unknown}>{intl.formatMessage({ id: "comparison.none" })}</span>;
  }
}
