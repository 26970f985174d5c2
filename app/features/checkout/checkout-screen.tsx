import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { useCheckoutTracking } from "~/tracking/checkout-tracking";
import { Notice } from "~/ui/notice";
import { Columns, Screen } from "~/ui/screen";
import type { CheckoutOutcome } from "./change-checkout";
import { PAY_STEP } from "./checkout-fields";
import styles from "./checkout-screen.module.css";
import { DetailsShown } from "./details-shown";
import { DetailsStep } from "./details-step";
import type { CheckoutData } from "./load-checkout";
import { OrderSummary } from "./order-summary";
import { PayStep } from "./pay-step";
import { TotalLine } from "./total-line";

interface CheckoutScreenProps {
  data: CheckoutData;
  outcome: CheckoutOutcome | undefined;
}

/** Two steps on one page: who and where, then how it comes and what it costs. An earlier step can be opened again. */
export function CheckoutScreen({ data, outcome }: CheckoutScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const { draft, step, cancelled } = data;
  const isOpen = step === "details" || outcome?.outcome === "wrong";
  useCheckoutTracking(draft, !isOpen, useFlag("ConsentBanner"));
  const steps = (
    <ol
      className={styles.steps}
      data-wide={!isOpen || undefined}
      aria-label={intl.formatMessage({ id: "checkout.steps" })}
    >
      <li className={styles.step} aria-current={isOpen ? "step" : undefined}>
        <h2 className={styles.heading}>1. {intl.formatMessage({ id: "checkout.details" })}</h2>
        {isOpen ? <DetailsStep draft={draft} outcome={outcome} /> : <DetailsShown draft={draft} />}
      </li>
      <li
        id={PAY_STEP}
        className={styles.step}
        aria-current={isOpen ? undefined : "step"}
        data-closed={isOpen || undefined}
      >
        <h2 className={styles.heading}>2. {intl.formatMessage({ id: "checkout.pay" })}</h2>
        {outcome?.outcome === "failed" && !outcome.ordering && !isOpen && (
          <div role="alert" className={styles.said}>
            <Notice tone="bad">{intl.formatMessage({ id: "checkout.failed" })}</Notice>
          </div>
        )}
        {!isOpen && <PayStep data={data} outcome={outcome} />}
      </li>
    </ol>
  );
  return (
    <Screen>
      <h1>{intl.formatMessage({ id: "checkout.title" })}</h1>
      {cancelled && !outcome && <Notice>{intl.formatMessage({ id: "checkout.payment.cancelled" })}</Notice>}
      {isOpen ? (
        <Columns
          form
          aside={
            <>
              <TotalLine draft={draft} beside />
              <OrderSummary draft={draft} />
            </>
          }
        >
          {steps}
        </Columns>
      ) : (
        steps
      )}
      <p>
        <a href={paths.to("cartOverview", {})}>{intl.formatMessage({ id: "checkout.cart" })}</a>
      </p>
    </Screen>
  );
}
