import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./account-links.module.css";
import { type AccountPageId, accountPages } from "./account-pages";

/** The parts of the account area that are available to this visitor. */
export function useAccountPages() {
  const bookmarks = useFlag("Bookmarks");
  return accountPages.filter(({ id }) => id !== "profileBookmarks" || bookmarks);
}

/** All parts with a short description. */
export function AccountLinks() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <ul className={styles.cards}>
      {useAccountPages().map(({ id, icon, title, line }) => (
        <li key={id}>
          <a className={styles.card} href={paths.to(id, {})}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{intl.formatMessage({ id: title })}</span>
              <span className={styles.line}>{intl.formatMessage({ id: line })}</span>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The names of all parts, as navigation beside each page of the area. */
export function AccountNavigation({ current }: { current: AccountPageId }) {
  const intl = useIntl();
  const paths = usePaths();
  const title = intl.formatMessage({ id: "account.title" });
  return (
    <nav className={styles.side} aria-label={title}>
      <a className={styles.home} href={paths.to("profile", {})}>
        {title}
      </a>
      <ul className={styles.list}>
        {useAccountPages().map(({ id, icon, title }) => (
          <li key={id}>
            <a className={styles.link} href={paths.to(id, {})} aria-current={id === current ? "page" : undefined}>
              <Icon name={icon} />
              {intl.formatMessage({ id: title })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
