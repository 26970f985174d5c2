import { useIntl } from "react-intl";
import type { ShopSummary } from "#contract/shops";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { SectionHeading } from "~/ui/section-heading";
import { ShopLogo } from "./shop-logo";
import styles from "./shop-strip.module.css";

/** Some of the shops, with a link to all of them. */
export function ShopStrip({ shops, total }: { shops: ShopSummary[]; total: number }) {
  const intl = useIntl();
  const paths = usePaths();
  const marketplace = useFlag("Marketplace");
  if (shops.length === 0) return null;
  const more =
    total > shops.length
      ? { href: paths.to("webshops", {}), text: intl.formatMessage({ id: "shell.webshops.all" }) }
      : undefined;
  return (
    <section aria-labelledby="shops">
      <SectionHeading
        id="shops"
        title={intl.formatMessage({ id: marketplace ? "shops.strip.marketplace" : "shops.strip" })}
        more={more}
      />
      <ul className={styles.strip}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <a className={styles.shop} href={paths.shop(shop.website)}>
              <ShopLogo shop={shop} size={32} />
              <span className={styles.name}>{shop.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
