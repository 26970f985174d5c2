import { useIntl } from "react-intl";
import { AdultQuestion } from "~/features/adult-content/adult-question";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import styles from "./adult-notice.module.css";

/** Replaces a product that the visitor did not choose to see. */
export function AdultNotice() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <article className={styles.adult}>
      <h1 className={styles.name}>{intl.formatMessage({ id: "product.adult.title" })}</h1>
      <Notice>
        <p>{intl.formatMessage({ id: "product.adult.text" })}</p>
        <AdultQuestion />
        <ButtonLink href={paths.home()}>{intl.formatMessage({ id: "product.adult.home" })}</ButtonLink>
      </Notice>
    </article>
  );
}
