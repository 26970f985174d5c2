import { useIntl } from "react-intl";
import type { Deal } from "#contract/discounts";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { SectionHeading } from "~/ui/section-heading";
import { DealCard } from "./deal-card";
import styles from "./deals.module.css";

export const DEALS_ID = "prijsdalingen";

/** HM-02. Renders nothing on a day without drops. */
export function Deals({ deals }: { deals: Deal[] }) {
  const intl = useIntl();
  const paths = usePaths();
  const marketplace = useFlag("Marketplace");
  if (deals.length === 0) return null;
  return (
    <section id={DEALS_ID} aria-labelledby="deals" data-late>
      <SectionHeading
        id="deals"
        title={intl.formatMessage({ id: marketplace ? "home.deals.marketplace" : "home.deals" })}
        hint={intl.formatMessage({ id: "deals.hint" })}
        more={{ href: paths.deals(), text: intl.formatMessage({ id: "home.deals.more" }) }}
      />
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id} className={styles.item}>
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
