import { useIntl } from "react-intl";
import type { Cents } from "#contract/money";
import { formatCents } from "~/i18n/intl";
import { Amount } from "~/ui/amounts";

/** What shipping costs, among other amounts; `gratis` in place of nothing. */
export function ShippingAmount({ cents }: { cents: Cents }) {
  const intl = useIntl();
  return (
    <Amount term={intl.formatMessage({ id: "cart.shipping" })}>
      {cents === 0 ? intl.formatMessage({ id: "product.shipping.none" }) : formatCents(cents)}
    </Amount>
  );
}
