import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { Icon } from "~/ui/icons/icon";
import styles from "./popups.module.css";

/** RT-34: links to the shop and the account on one phone screen. */
export function MenuPopup() {
  const intl = useIntl();
  const paths = usePaths();
  const categories = useRootData()?.categories ?? [];
  const ways = [
    { href: paths.to("allCategories", {}), icon: "grid", text: "shell.allCategories" },
    { href: paths.to("webshops", {}), icon: "shop", text: "shell.webshops.all" },
    { href: paths.to("wishlist", {}), icon: "heart", text: "account.wishlist" },
    { href: paths.to("profile", {}), icon: "account", text: "account.title" },
  ] as const;
  return (
    <div className={styles.popup}>
      <ul className={styles.links}>
        {ways.map(({ href, icon, text }) => (
          <li key={text}>
            <a className={styles.link} href={href}>
              <Icon name={icon} />
              <span>{intl.formatMessage({ id: text })}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{intl.formatMessage({ id: "shell.categories" })}</h3>
      <ul className={styles.links}>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <a className={styles.link} href={paths.category(slug)}>
              <span>{name}</span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
