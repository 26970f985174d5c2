import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { DEALS_ID } from "./deals";
import styles from "./hero.module.css";

export interface HeroProps {
  marketplace: boolean;
  /** Number of shops; 0 when unknown. */
  shopCount: number;
  hasDeals: boolean;
  /** Shown beside the text. */
  children?: ReactNode;
}

/** Introduces the site at the top of the home page. */
export function Hero({ marketplace, shopCount, hasDeals, children }: HeroProps) {
  const intl = useIntl();
  const paths = usePaths();
  const facts = useFacts(marketplace, shopCount);
  return (
    <section
      className={styles.hero}
      data-variant={marketplace ? "marketplace" : "standard"}
      data-alone={children ? undefined : ""}
      aria-labelledby="hero"
    >
      <div className={styles.words}>
        <h1 className={styles.title} id="hero">
          {intl.formatMessage({ id: marketplace ? "home.hero.title.marketplace" : "home.hero.title" })}
        </h1>
        <p className={styles.text}>
          {intl.formatMessage({ id: marketplace ? "home.hero.text.marketplace" : "home.hero.text" })}
        </p>
        <p className={styles.actions}>
          <ButtonLink variant="primary" size="large" href={paths.to("allCategories", {})}>
            {intl.formatMessage({ id: "home.hero.categories" })}
          </ButtonLink>
          {hasDeals && (
            <ButtonLink size="large" href={`#${DEALS_ID}`}>
              {intl.formatMessage({ id: "home.hero.deals" })}
            </ButtonLink>
          )}
        </p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              <Icon name="check" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {children && <div className={styles.side}>{children}</div>}
    </section>
  );
}

function useFacts(marketplace: boolean, count: number): string[] {
  const intl = useIntl();
  const shops = marketplace ? "home.hero.fact.shops.marketplace" : "home.hero.fact.shops";
  const others = marketplace
    ? (["home.hero.fact.seller", "home.hero.fact.delivery"] as const)
    : (["home.hero.fact.total", "home.hero.fact.history"] as const);
  return [
    ...(count > 0 ? [intl.formatMessage({ id: shops }, { count })] : []),
    ...others.map((id) => intl.formatMessage({ id })),
  ];
}
