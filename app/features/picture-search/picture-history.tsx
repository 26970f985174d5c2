import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { usePictureHistory } from "~/stores/picture-searches";
import { pictureFields } from "./picture-fields";
import styles from "./picture-history.module.css";

/** IM-10: the pictures that this browser searched with before; nothing without one. */
export function PictureHistory() {
  const intl = useIntl();
  const paths = usePaths();
  const history = usePictureHistory();
  if (history.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="earlier-pictures">
      <h2 id="earlier-pictures">{intl.formatMessage({ id: "search.image.history" })}</h2>
      <ul className={styles.list}>
        {history.map(({ id, url }, index) => (
          <li key={id}>
            <a className={styles.entry} href={paths.to("pictureSearch", {}, { [pictureFields.picture]: id })}>
              <img
                src={url}
                alt={intl.formatMessage({ id: "search.image.history.open" }, { number: index + 1 })}
                width={96}
                height={96}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
