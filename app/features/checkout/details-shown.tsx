import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Draft } from "#contract/checkout";
import { AddressLines } from "~/features/addresses/address-lines";
import { usePaths } from "~/paths-context";
import { dropDraft } from "~/ui/form/draft";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { DETAILS, DRAFT, STEP } from "./checkout-fields";
import styles from "./checkout-screen.module.css";

/** The first step once it is done, with a way back to it. */
export function DetailsShown({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const paths = usePaths();
  const { email, deliveryAddress, billingAddress } = draft;
  // What was typed is saved.
  useEffect(() => dropDraft(DRAFT), []);
  return (
    <div className={styles.shown}>
      <div>
        <p>{email}</p>
        {deliveryAddress && <AddressLines address={deliveryAddress} />}
        <p className={styles.small}>
          {intl.formatMessage({ id: "checkout.billingAddress" })}:{" "}
          {billingAddress ? "" : intl.formatMessage({ id: "checkout.billing.same" })}
        </p>
        {billingAddress && <AddressLines address={billingAddress} />}
      </div>
      <a href={paths.to("checkout", {}, { [STEP]: DETAILS })}>
        {intl.formatMessage({ id: "checkout.change" })}
        <VisuallyHidden> {intl.formatMessage({ id: "checkout.details" })}</VisuallyHidden>
      </a>
    </div>
  );
}
