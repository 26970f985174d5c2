import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import styles from "./join-shops.module.css";

const ways = ["plugin", "feed", "crawler"] as const;

/** SH-08: the three ways for a shop to list its products here. */
export function JoinShops() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <section className={styles.join} aria-labelledby="meedoen">
      <h2 id="meedoen">{intl.formatMessage({ id: "shops.join" })}</h2>
      <p className={styles.intro}>{intl.formatMessage({ id: "shops.join.intro" })}</p>
      <dl className={styles.ways}>
        {ways.map((way) => (
          <div key={way}>
            <dt className={styles.way}>{intl.formatMessage({ id: `shops.join.${way}` })}</dt>
            <dd className={styles.text}>{intl.formatMessage({ id: `shops.join.${way}.text` })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.mail}>
        <ButtonLink variant="secondary" href={paths.to("business", {})}>
          {intl.formatMessage({ id: "shops.join.more" })}
        </ButtonLink>
      </p>
    </section>
  );
}
