import { useIntl } from "react-intl";
import { useCanBuy } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icons/icon";
import { AccountLink } from "./account-link";
import { CartLink } from "./cart-link";
import styles from "./header.module.css";
import { KeptCategoryMenu } from "./kept-category-menu";
import { KeptLogo } from "./kept-logo";
import { SearchForm } from "./search-form";
import { useHeaderHiding } from "./sticky-header";
import { useSlashKey } from "./use-slash-key";
import { WishlistLink } from "./wishlist-link";

/**
 * The search box comes first in the tab order and is the widest part. On a phone the header has two rows within 112 px.
 * Hides when scrolling down and returns when scrolling up.
 */
export function Header() {
  const intl = useIntl();
  const paths = usePaths();
  const hidden = useHeaderHiding();
  const canBuy = useCanBuy();
  useSlashKey();
  return (
    <header className={styles.header} data-hidden={hidden || undefined}>
      <Container>
        <div className={styles.bar}>
          <div className={styles.search}>
            <SearchForm />
          </div>
          <KeptLogo className={styles.logo} />
          <KeptCategoryMenu className={styles.menu} />
          <div className={styles.actions}>
            <a className={styles.action} href={paths.to("webshops", {})}>
              <Icon name="shop" />
              <span>{intl.formatMessage({ id: "shell.webshops" })}</span>
            </a>
            <WishlistLink className={styles.action} />
            <AccountLink className={styles.action} />
            {canBuy && <CartLink className={styles.action} />}
          </div>
        </div>
      </Container>
    </header>
  );
}
