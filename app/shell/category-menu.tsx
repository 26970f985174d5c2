import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { Icon } from "~/ui/icons/icon";
import { popoverButton, popoverPanel } from "~/ui/popover";
import styles from "./category-menu.module.css";

/** Id of the panel. */
export const PANEL = "category-menu";

/** Opens the main categories in a native popover. */
export function CategoryMenu() {
  const intl = useIntl();
  const paths = usePaths();
  const categories = useRootData()?.categories ?? [];
  const title = intl.formatMessage({ id: "shell.categories" });
  return (
    <>
      <button type="button" className={styles.button} {...popoverButton(PANEL)}>
        <Icon name="menu" />
        <span className={styles.long}>{title}</span>
        <span className={styles.short}>{intl.formatMessage({ id: "popups.menu" })}</span>
      </button>
      <nav className={styles.panel} aria-label={intl.formatMessage({ id: "shell.menu" })} {...popoverPanel(PANEL)}>
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: "common.close" })}
            {...popoverButton(PANEL, "hide")}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category.id}>
              <a className={styles.link} href={paths.category(category.slug)}>
                <img className={styles.picture} src={category.img_blue} alt="" width={40} height={40} loading="lazy" />
                <span>{category.name}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          <a href={paths.deals()}>{intl.formatMessage({ id: "shell.deals" })}</a>
          <a href={paths.to("allCategories", {})}>{intl.formatMessage({ id: "shell.allCategories" })}</a>
          <a href={paths.to("webshops", {})}>{intl.formatMessage({ id: "shell.webshops.all" })}</a>
        </p>
      </nav>
    </>
  );
}
