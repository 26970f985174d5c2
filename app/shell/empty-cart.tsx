import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import styles from "./popup-host.module.css";

export function EmptyCart() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <div className={styles.empty}>
      <p>{intl.formatMessage({ id: "popups.cart.empty" })}</p>
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "shell.allCategories" })}
      </ButtonLink>
    </div>
  );
}
