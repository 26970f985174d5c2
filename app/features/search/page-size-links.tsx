import { useIntl } from "react-intl";
import { PAGE_SIZES } from "#contract/limits";
import styles from "./page-size-links.module.css";
import { useScreen } from "./screen-context";
import { setPageSize } from "./search-changes";

export function PageSizeLinks() {
  const intl = useIntl();
  const { state, href } = useScreen();
  const label = intl.formatMessage({ id: "search.pageSize" });
  return (
    <nav className={styles.sizes} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {PAGE_SIZES.map((size) => (
        <a
          key={size}
          className={styles.size}
          href={href(setPageSize(state, size))}
          rel="nofollow"
          aria-current={size === state.pageSize || undefined}
        >
          {size}
        </a>
      ))}
    </nav>
  );
}
