import { useIntl } from "react-intl";
import type { SiteConfig } from "#contract/site";
import styles from "./company-details.module.css";

export type Company = SiteConfig["company"] & Pick<SiteConfig, "shopName" | "country" | "mail">;

/** Who runs the site, as far as the site config says. */
export function CompanyDetails({ company }: { company: Company }) {
  const intl = useIntl();
  const { name, street, postalCode, city, phone, hours, kvk, vatId, shopName, country, mail } = company;
  const place = [street, `${postalCode} ${city}`.trim(), country].filter(Boolean).join(", ");
  const facts = [
    ["company.name", name || shopName],
    ["company.address", place],
    ["company.kvk", kvk],
    ["company.vatId", vatId],
  ] as const;
  return (
    <section aria-label={intl.formatMessage({ id: "company.details" })}>
      <dl className={styles.facts}>
        {facts.map(
          ([id, value]) =>
            value && (
              <div key={id}>
                <dt>{intl.formatMessage({ id })}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {phone && (
          <div>
            <dt>{intl.formatMessage({ id: "company.phone" })}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{intl.formatMessage({ id: "company.hours" })}</dt>
            <dd>{hours}</dd>
          </div>
        )}
        {mail && (
          <div>
            <dt>{intl.formatMessage({ id: "company.email" })}</dt>
            <dd>
              <a href={`mailto:${mail}`}>{mail}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
