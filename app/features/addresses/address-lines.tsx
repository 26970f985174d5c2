import type { PurchaseAddress } from "#contract/checkout";
import { addressLines } from "./address-rules";
import styles from "./addresses.module.css";

/** An address as on an envelope. */
export function AddressLines({ address }: { address: PurchaseAddress }) {
  const lines = [address.company?.name, address.recipient, ...addressLines(address)].filter(Boolean);
  return (
    <address className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
