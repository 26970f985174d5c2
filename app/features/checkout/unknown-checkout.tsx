import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Screen } from "~/ui/screen";
import type { CheckoutOutcome } from "./change-checkout";
import { checkoutFields as fields } from "./checkout-fields";
import { DetailsStep } from "./details-step";

/** The checkout while its service does not answer: what was just typed can be sent again, and nothing of it is lost. */
export function UnknownCheckout({ outcome }: { outcome: CheckoutOutcome | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  const typed = outcome && "typed" in outcome ? outcome.typed : {};
  const isTyped = fields.email in typed;
  const needsAge = Object.keys(typed).some((name) => name.startsWith(fields.birth));
  const details = { email: "", deliveryAddress: null, billingAddress: null, needsAge };
  return (
    <Screen>
      <h1>{intl.formatMessage({ id: "checkout.title" })}</h1>
      {isTyped ? (
        <DetailsStep draft={details} outcome={outcome} />
      ) : (
        <EmptyState
          title={intl.formatMessage({ id: "checkout.unknown.title" })}
          text={intl.formatMessage({ id: "checkout.unknown.text" })}
        >
          <ButtonLink variant="primary" href={paths.to("checkout", {})}>
            {intl.formatMessage({ id: "cart.again" })}
          </ButtonLink>
          <ButtonLink href={paths.to("cartOverview", {})}>{intl.formatMessage({ id: "checkout.cart" })}</ButtonLink>
        </EmptyState>
      )}
    </Screen>
  );
}
