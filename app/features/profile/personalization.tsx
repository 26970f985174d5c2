import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { Icon } from "~/ui/icons/icon";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import styles from "./personalization.module.css";
import { toggleCategory, usePreferences } from "./use-preferences";

/** Users choose for themselves what is shown first; nothing is guessed. */
export function Personalization() {
  const intl = useIntl();
  const categories = useRootData()?.categories ?? [];
  const loaded = usePreferences();
  if (loaded.state === "failed") return <LoadFailed onRetry={loaded.retry} />;
  if (loaded.state !== "ready") return <Skeleton rows={4} label={intl.formatMessage({ id: "account.loading" })} />;
  const chosen = loaded.value.categories;
  return (
    <div className={styles.preferences}>
      <p className={styles.intro}>{intl.formatMessage({ id: "preferences.intro" })}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{intl.formatMessage({ id: "preferences.legend" })}</legend>
        <div className={styles.choices}>
          {categories.map(({ id, slug, name, img_blue }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(slug)}
                onChange={() => void toggleCategory(slug)}
              />
              <img src={img_blue} alt="" width={40} height={40} loading="lazy" />
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>
                <Icon name="check" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.count} role="status">
        {intl.formatMessage({ id: "preferences.count" }, { count: chosen.length })}
      </p>
      <p className={styles.why}>
        <Icon name="info" />
        <span>{intl.formatMessage({ id: "preferences.why" })}</span>
      </p>
    </div>
  );
}
