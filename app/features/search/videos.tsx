import { useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { useScreen } from "./screen-context";
import { shownVideos } from "./shown-videos";
import styles from "./videos.module.css";

/** Videos that the search service knows, as external links (SR-32); nothing is embedded. */
export function Videos() {
  const intl = useIntl();
  const id = useId();
  const { data } = useScreen();
  return (
    <section className={styles.videos} data-part="videos" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {intl.formatMessage({ id: "search.videos" })}
      </h2>
      <ul className={styles.list}>
        {shownVideos(data).map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="nofollow noopener" target="_blank" className={styles.link}>
              {title}
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
