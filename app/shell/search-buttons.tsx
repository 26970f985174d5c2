import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./search-form.module.css";

/** What stands beside the search box: the way to search by picture, where there is one, and the button. */
export function SearchButtons() {
  const intl = useIntl();
  const paths = usePaths();
  const byPicture = useFlag("ImageSearchFeature");
  return (
    <div className={styles.buttons} data-search-buttons>
      {byPicture && (
        <a className={styles.camera} href={paths.to("pictureSearch", {})}>
          <Icon name="camera" label={intl.formatMessage({ id: "shell.searchByPicture" })} />
        </a>
      )}
      <button className={styles.button} type="submit">
        <Icon name="search" />
        <span className={styles.word}>{intl.formatMessage({ id: "shell.search.button" })}</span>
      </button>
    </div>
  );
}
