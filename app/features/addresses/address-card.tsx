import { useIntl } from "react-intl";
import type { DeliveryAddress } from "#contract/addresses";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { addressLines } from "./address-rules";
import styles from "./addresses.module.css";

interface AddressCardProps {
  address: DeliveryAddress;
  onChange: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

export function AddressCard({ address, onChange, onRemove, onDefault }: AddressCardProps) {
  const intl = useIntl();
  const { name, data } = address;
  const lines = addressLines(data);
  const title = name || data.recipient;
  const spoken = name === lines[0] ? name : `${title}, ${lines[0]}`;
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        {title} {address.default && <Badge tone="primary">{intl.formatMessage({ id: "address.default" })}</Badge>}
      </h2>
      <address className={styles.lines}>
        {name && <span>{data.recipient}</span>}
        {lines
          .filter((line) => line !== name)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
        <span>{intl.formatMessage({ id: data.country === "BE" ? "address.be" : "address.nl" })}</span>
        {data.phone && <span>{data.phone}</span>}
      </address>
      <div className={styles.actions}>
        <Button
          size="small"
          onClick={onChange}
          aria-label={intl.formatMessage({ id: "address.change.spoken" }, { name: spoken })}
        >
          {intl.formatMessage({ id: "account.change" })}
        </Button>
        <Button
          size="small"
          onClick={onRemove}
          aria-label={intl.formatMessage({ id: "address.delete.spoken" }, { name: spoken })}
        >
          {intl.formatMessage({ id: "account.remove" })}
        </Button>
        {!address.default && (
          <Button
            size="small"
            variant="quiet"
            onClick={onDefault}
            aria-label={intl.formatMessage({ id: "address.default.spoken" }, { name: spoken })}
          >
            {intl.formatMessage({ id: "address.default.set" })}
          </Button>
        )}
      </div>
    </li>
  );
}
