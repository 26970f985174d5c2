import { useIntl } from "react-intl";
import type { MessageId } from "~/i18n/catalogue";
import { Table } from "~/ui/table";
import styles from "./tables.module.css";
import { weights } from "./weights";

type Row = readonly [what: MessageId, says: MessageId];

const sorts: readonly Row[] = [
  ["search.sort.relevance", "ranking.sorting.relevance"],
  ["search.sort.price", "ranking.sorting.price"],
  ["search.sort.new", "ranking.sorting.new"],
  ["search.sort.discount", "ranking.sorting.discount"],
];

export function WeightTable() {
  return (
    <TwoColumns
      caption="ranking.words.table"
      head={["ranking.words.place", "ranking.words.weight"]}
      rows={weights.map(({ what, says }) => [what, says])}
      wide="first"
    />
  );
}

export function SortTable() {
  return (
    <TwoColumns
      caption="ranking.sorting.table"
      head={["ranking.sorting.by", "ranking.sorting.does"]}
      rows={sorts}
      wide="last"
    />
  );
}

interface TwoColumnsProps {
  caption: MessageId;
  head: Row;
  rows: readonly Row[];
  wide: "first" | "last";
}

function TwoColumns({ caption, head, rows, wide }: TwoColumnsProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  return (
    <div className={styles.table} data-wide={wide}>
      <Table caption={text(caption)} captionHidden>
        <thead>
          <tr>
            <th scope="col">{text(head[0])}</th>
            <th scope="col">{text(head[1])}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, says]) => (
            <tr key={what}>
              <th scope="row">{text(what)}</th>
              <td>{text(says)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
