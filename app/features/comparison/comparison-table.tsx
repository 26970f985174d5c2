import { useIntl } from "react-intl";
import { AddCardToCart } from "~/features/cart/add-card-to-cart";
import { useCanBuy } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { productPath } from "~/seo/product-path";
import { Icon } from "~/ui/icons/icon";
import { ProductPicture } from "~/ui/picture";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { ComparisonCell } from "./comparison-cell";
import { comparisonPath } from "./comparison-path";
import type { GeneralRow, Row } from "./comparison-rows";
import styles from "./comparison-table.module.css";
import type { Column, ComparisonData } from "./load-comparison";

interface TableProps {
  data: ComparisonData;
  /** Called with the removed product; the link then leads to the others. */
  onRemove: (id: string) => void;
}

/** CP-06: a column for each product, with row and column headers. Scrolls sideways in its own frame. */
export function ComparisonTable({ data: { columns, groups }, onRemove }: TableProps) {
  const intl = useIntl();
  const caption = intl.formatMessage({ id: "comparison.caption" });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-columns={columns.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={styles.head}>
                <Head column={column} all={columns} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title} data-same={group.rows.every(({ same }) => same) || undefined}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                <span>{group.title || intl.formatMessage({ id: "comparison.row.general" })}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <TableRow key={nameOf(row)} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const nameOf = ({ name }: Row) => ("general" in name ? name.general : name.specification);

function TableRow({ row, columns }: { row: Row; columns: Column[] }) {
  const intl = useIntl();
  const title = (name: GeneralRow) => intl.formatMessage({ id: `comparison.row.${name}` });
  return (
    <tr data-same={row.same || undefined}>
      <th scope="row" className={styles.name}>
        {"general" in row.name ? title(row.name.general) : row.name.specification}
      </th>
      {columns.map((column, index) => (
        <td key={column.id}>
          <ComparisonCell cell={row.cells[index] ?? null} />
        </td>
      ))}
    </tr>
  );
}

interface HeadProps {
  column: Column;
  all: Column[];
  onRemove: (id: string) => void;
}
function Head({ column, all, onRemove }: HeadProps) {
  const intl = useIntl();
  const paths = usePaths();
  const canBuy = useCanBuy() && column.sellable;
  const name = column.hidden ? intl.formatMessage({ id: "product.adult.title" }) : column.name;
  const others = all.filter(({ id }) => id !== column.id).map(({ id }) => id);
  return (
    <>
      <a
        className={styles.remove}
        href={comparisonPath(paths, others)}
        onClick={() => onRemove(column.id)}
        aria-label={intl.formatMessage({ id: "comparison.remove" }, { name })}
      >
        <Icon name="close" />
        {intl.formatMessage({ id: "comparison.removeShort" })}
      </a>
      <span className={styles.picture} data-hidden={column.hidden || undefined}>
        <ProductPicture image={column.images[0]} sizes="200px" alt="" priority />
      </span>
      <a className={styles.product} href={productPath(paths, column)}>
        {name}
      </a>
      {canBuy && (
        <span className={styles.order}>
          <AddCardToCart id={column.id} name={name} />
        </span>
      )}
    </>
  );
}
