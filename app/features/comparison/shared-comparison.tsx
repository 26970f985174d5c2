import { useNavigation } from "@remix-run/react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { setComparison, useComparison } from "~/stores/comparison";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { sourcesOf } from "~/ui/picture";
import { comparisonPath } from "./comparison-path";
import type { Column, ComparisonData } from "./load-comparison";
import styles from "./shared-comparison.module.css";

/** A shared comparison that differs from the visitor's own: it replaces theirs only on request. */
export function SharedComparison({ data }: { data: ComparisonData }) {
  const intl = useIntl();
  const paths = usePaths();
  const own = useComparison();
  const { columns } = data;
  const moving = useNavigation().state !== "idle";
  const mine = own.map(({ id }) => id);
  if (moving || mine.length === 0 || columns.every(({ id }) => mine.includes(id))) return null;
  return (
    <Notice>
      <p>{intl.formatMessage({ id: "comparison.shared" })}</p>
      <p className={styles.actions}>
        <Button size="small" onClick={() => setComparison(columns.map((column) => itemOf(column, data)))}>
          {intl.formatMessage({ id: "comparison.adopt" })}
        </Button>
        <ButtonLink size="small" href={comparisonPath(paths, mine)}>
          {intl.formatMessage({ id: "comparison.own" })}
        </ButtonLink>
      </p>
    </Notice>
  );
}

/** Converts a column to a stored item. */
function itemOf({ id, name, images: [image] }: Column, { columns, groups }: ComparisonData) {
  const place = columns.findIndex((column) => column.id === id);
  const prices = groups[0]?.rows.find((row) => "general" in row.name && row.name.general === "price");
  const cell = prices?.cells[place];
  return { id, name, price: cell?.kind === "price" ? cell.cents : null, image: image ? sourcesOf(image).src : "" };
}
