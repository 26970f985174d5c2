import { useId } from "react";
import { useIntl } from "react-intl";
import { type SavedSort, savedSorts } from "./saved-products";
import styles from "./sort-saved.module.css";

export function SortSaved({ sort, onSort }: { sort: SavedSort; onSort: (sort: SavedSort) => void }) {
  const intl = useIntl();
  const id = useId();
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>{intl.formatMessage({ id: "wishlist.sort" })}</label>
      <select id={id} className={styles.choice} value={sort} onChange={(event) => onSort(chosen(event.currentTarget))}>
        {savedSorts.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage({ id: `wishlist.sort.${name}` })}
          </option>
        ))}
      </select>
    </p>
  );
}

const chosen = ({ value }: HTMLSelectElement): SavedSort => savedSorts.find((name) => name === value) ?? "newest";
