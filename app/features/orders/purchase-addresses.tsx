import { useIntl } from "react-intl";
import type { PurchaseAddress } from "#contract/checkout";
import type { Purchase } from "#contract/orders";
import { AddressLines } from "~/features/addresses/address-lines";
import { addressLines } from "~/features/addresses/address-rules";
import styles from "./order-screen.module.css";

/** Where it goes, and where the invoice goes. */
export function PurchaseAddresses({ purchase }: { purchase: Purchase }) {
  const intl = useIntl();
  const { deliveryAddress, billingAddress, pickupPoint } = purchase;
  return (
    <>
      {pickupPoint ? (
        <div>
          <h2 className={styles.heading}>{intl.formatMessage({ id: "checkout.pickup" })}</h2>
          <address className={styles.address}>
            <span>{pickupPoint.name}</span>
            {addressLines({ ...pickupPoint, addition: "", country: "NL" }).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
      ) : (
        <Address title={intl.formatMessage({ id: "checkout.deliveryAddress" })} address={deliveryAddress} />
      )}
      <Address title={intl.formatMessage({ id: "checkout.billingAddress" })} address={billingAddress} />
    </>
  );
}

function Address({ title, address }: { title: string; address: PurchaseAddress }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <AddressLines address={address} />
    </div>
  );
}
