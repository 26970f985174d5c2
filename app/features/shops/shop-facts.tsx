import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Shop } from "#contract/shops";
import { formatCents } from "~/i18n/intl";
import styles from "./shop-facts.module.css";

/** Shipping, returns and payment at the shop. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const intl = useIntl();
  return (
    <dl className={styles.facts}>
      <Fact name={intl.formatMessage({ id: "shop.shipping" })}>{useShippingText(shop)}</Fact>
      <Fact name={intl.formatMessage({ id: "shop.returns" })}>
        {shop.returnDays > 0 && intl.formatMessage({ id: "shop.returns.days" }, { days: shop.returnDays })}
      </Fact>
      <Fact name={intl.formatMessage({ id: "shop.payment" })}>{shop.paymentMethods?.join(", ")}</Fact>
      <Fact name={intl.formatMessage({ id: "shop.certificates" })}>{shop.certificates?.join(", ")}</Fact>
    </dl>
  );
}

function useShippingText({ shipping }: Shop): string | undefined {
  const intl = useIntl();
  if (!shipping) return undefined;
  const { cost, freeFrom } = shipping;
  if (cost === 0 || freeFrom === 0) return intl.formatMessage({ id: "shop.shipping.free" });
  if (freeFrom === null) return intl.formatMessage({ id: "shop.shipping.cost" }, { cost: formatCents(cost) });
  return intl.formatMessage({ id: "shop.shipping.freeFrom" }, { cost: formatCents(cost), from: formatCents(freeFrom) });
}

/** The legal identity of the seller (DSA article 30), as far as the shop has given it. */
export function ShopIdentity({ shop: { identity } }: { shop: Shop }) {
  const intl = useIntl();
  if (!identity) return null;
  const country = countryName(identity.country);
  const address = [identity.street, `${identity.postalCode} ${identity.city}`.trim(), country].filter(Boolean);
  return (
    <dl className={styles.facts}>
      <Fact name={intl.formatMessage({ id: "shop.identity.company" })}>{identity.legalName}</Fact>
      <Fact name={intl.formatMessage({ id: "shop.identity.address" })}>
        {address.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </Fact>
      <Fact name={intl.formatMessage({ id: "shop.identity.kvk" })}>{identity.kvk}</Fact>
      <Fact name={intl.formatMessage({ id: "shop.identity.vat" })}>{identity.vatId}</Fact>
      <Fact name={intl.formatMessage({ id: "shop.identity.email" })}>
        {identity.email && <a href={`mailto:${identity.email}`}>{identity.email}</a>}
      </Fact>
      <Fact name={intl.formatMessage({ id: "shop.identity.phone" })}>
        {identity.phone && <a href={`tel:${identity.phone.replace(/[^+\d]/g, "")}`}>{identity.phone}</a>}
      </Fact>
    </dl>
  );
}

const regions = new Intl.DisplayNames("nl", { type: "region" });

/** `NL` → `Nederland`; a country's name is unchanged. */
function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (regions.of(country) ?? country) : country;
}

/** Renders nothing when the shop has not given the value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
