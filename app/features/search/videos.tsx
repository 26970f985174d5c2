import { useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import { useScreen } from "./screen-context";
import styles from "./videos.module.css";

const WEB_ADDRESS = /^https:\/\//i;

/** Videos that the search service knows, as external links (SR-32); nothing is embedded. */
export function Videos() {
  const intl = useIntl();
  const id = useId();
  const videos = useScreen().data.results.videos.filter(({ url }) => WEB_ADDRESS.test(url));
  if (videos.length === 0) return null;
  return (
    <section className={styles.videos} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {intl.formatMessage({ id: "search.videos" })}
      </h2>
      <ul className={styles.list}>
        {videos.slice(0, 6).map(({ title, url }) => (
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
