import { type IntlShape, useIntl } from "react-intl";
import { type Draft, LEAST_PAYMENT, type ShippingMethod } from "#contract/checkout";
import { deliveryText } from "~/features/product/delivery-text";
import { useFlag } from "~/flags/flags-context";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { trackPlacing } from "~/tracking/checkout-tracking";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { CheckoutOutcome } from "./change-checkout";
import { checkoutFields as fields } from "./checkout-fields";
import styles from "./checkout-screen.module.css";
import { Choice, ChoiceForm } from "./choice";
import { DeliveryChoice, PointMissing } from "./delivery-choice";
import { Differences } from "./differences";
import type { CheckoutData } from "./load-checkout";
import { OrderSummary } from "./order-summary";
import { PlaceAlert } from "./place-alert";
import { PromoCodes } from "./promo-codes";
import { TotalAnnouncer } from "./total-announcer";
import { TotalLine } from "./total-line";

/** How it comes and discount codes, then or beside them the summary directly above the button that orders. */
export function PayStep({ data, outcome }: { data: CheckoutData; outcome: CheckoutOutcome | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  const mayPickUp = useFlag("PickupPoint");
  const consentBanner = useFlag("ConsentBanner");
  const { draft, points } = data;
  return (
    <div className={styles.pay}>
      <div className={styles.ways}>
        {mayPickUp && <DeliveryChoice draft={draft} points={points} />}
        {draft.shops.map((shop) => (
          <Methods
            key={shop.shopId}
            shop={shop}
            methods={shop.methods.filter(({ pickup }) => pickup === draft.pickup)}
            name={nameOf(draft, shop.shopId)}
          />
        ))}
        <PromoCodes draft={draft} outcome={outcome} />
      </div>
      <TotalLine draft={draft} />
      <div className={styles.placing}>
        {outcome?.outcome === "changed" && <Differences differences={outcome.differences} />}
        {outcome?.outcome === "failed" && outcome.ordering && (
          <PlaceAlert>
            <Notice tone="bad">{intl.formatMessage({ id: "checkout.place.failed" })}</Notice>
          </PlaceAlert>
        )}
        <OrderSummary draft={draft} />
        <TotalAnnouncer total={draft.total} />
        <p className={styles.small}>{intl.formatMessage({ id: "checkout.withdrawal" })}</p>
        {draft.missing.length > 0 ? (
          draft.missing.map((field) => (
            <Notice key={field} tone="bad">
              {field === "total" ? (
                intl.formatMessage({ id: "checkout.tooLittle" }, { least: formatCents(LEAST_PAYMENT) })
              ) : (
                <PointMissing hasPoints={points.length > 0} />
              )}
            </Notice>
          ))
        ) : (
          <form method="post" className={styles.place} onSubmit={() => trackPlacing(draft, consentBanner)}>
            <input type="hidden" name={fields.action} value="place" />
            <input type="hidden" name={fields.version} value={draft.version} />
            <input type="hidden" name={fields.total} value={draft.total} />
            <Button type="submit" variant="primary" size="large" wide>
              {intl.formatMessage({ id: "checkout.place" })}
            </Button>
          </form>
        )}
        <p className={styles.small}>
          <a href={paths.to("termsAndConditions", {})}>{intl.formatMessage({ id: "checkout.terms" })}</a>
        </p>
      </div>
    </div>
  );
}

const nameOf = ({ cart }: Draft, shopId: string) => cart.carts.find(({ sid }) => sid === shopId)?.shop.name ?? "";

/** What is collected does not come to one's home. */
function promiseText(intl: IntlShape, { pickup, promise }: ShippingMethod): string | undefined {
  if (!pickup || !promise || promise.maxDays < 0) return deliveryText(intl, promise);
  return intl.formatMessage({ id: "checkout.pickup.promise" }, { max: promise.maxDays });
}

interface MethodsProps {
  shop: Draft["shops"][number];
  /** Those of the chosen way of delivery. */
  methods: readonly ShippingMethod[];
  name: string;
}

function Methods({ shop, methods, name }: MethodsProps) {
  const intl = useIntl();
  const free = intl.formatMessage({ id: "product.shipping.none" });
  const [only] = methods;
  const textOf = ({ name: method, price }: ShippingMethod) => `${method} (${price === 0 ? free : formatCents(price)})`;
  if (only && methods.length === 1) {
    return (
      <div>
        <p className={styles.only}>{intl.formatMessage({ id: "checkout.method" }, { shop: name })}</p>
        <p>{textOf(only)}</p>
        <p className={styles.small}>{promiseText(intl, only)}</p>
      </div>
    );
  }
  return (
    <ChoiceForm action="method">
      <input type="hidden" name={fields.shop} value={shop.shopId} />
      <fieldset>
        <legend>{intl.formatMessage({ id: "checkout.method" }, { shop: name })}</legend>
        {methods.map((method) => (
          <Choice
            key={method.id}
            name={fields.method}
            value={method.id}
            checked={method.id === shop.method}
            text={textOf(method)}
            hint={promiseText(intl, method) ?? ""}
          />
        ))}
      </fieldset>
    </ChoiceForm>
  );
}
