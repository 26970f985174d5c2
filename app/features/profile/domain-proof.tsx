import { useIntl } from "react-intl";
import { type BusinessRequest, DOMAIN_FILE, DOMAIN_META, DOMAIN_RECORD } from "#contract/business";
import styles from "./business-progress.module.css";

/** The three ways to show that a site is one's own. */
export function DomainProof({ domain: { host, token } }: { domain: BusinessRequest["domain"] }) {
  const intl = useIntl();
  const ways = [
    ["file", `https://${host}${DOMAIN_FILE}`, token],
    ["meta", `https://${host}/`, `<meta name="${DOMAIN_META}" content="${token}">`],
    ["record", host, `${DOMAIN_RECORD}${token}`],
  ] as const;
  return (
    <section className={styles.proof} aria-label={intl.formatMessage({ id: "business.domain" }, { host })}>
      <h3 className={styles.title}>{intl.formatMessage({ id: "business.domain" }, { host })}</h3>
      <p>{intl.formatMessage({ id: "business.domain.ways" })}</p>
      <ul className={styles.ways}>
        {ways.map(([way, place, content]) => (
          <li key={way}>
            <p>{intl.formatMessage({ id: `business.domain.${way}` }, { place })}</p>
            <code className={styles.code}>{content}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
