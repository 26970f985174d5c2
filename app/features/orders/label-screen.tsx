import { useIntl } from "react-intl";
import type { ReturnLabel } from "#contract/returns";
import { addressLines } from "~/features/addresses/address-rules";
import { Barcode } from "~/ui/barcode";
import { Screen } from "~/ui/screen";
import styles from "./label-screen.module.css";
import { NumberText } from "./number-text";

/** OR-06: a label to print, and where the parcel can be handed in. */
export function LabelScreen({ label }: { label: ReturnLabel }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const { reqID, code, service, orderNumber, to, from, products, dropOff } = label;
  return (
    <Screen>
      <h1>{text({ id: "label.title" }, { number: <NumberText number={reqID} /> })}</h1>
      <p className={styles.screenOnly}>{text({ id: "label.text" })}</p>
      <section className={styles.label} aria-label={text({ id: "label.title" }, { number: reqID })}>
        <p className={styles.service}>{service}</p>
        <div className={styles.address}>
          <span className={styles.small}>{text({ id: "label.to" })}</span>
          <strong>{to.name}</strong>
          <span>{text({ id: "label.department" }, { number: reqID })}</span>
          <span>{to.street}</span>
          <span>
            {to.postalCode} {to.city}
          </span>
        </div>
        <Barcode text={code} className={styles.barcode} />
        <p className={styles.code}>{code}</p>
        <div className={styles.from}>
          <span className={styles.small}>{text({ id: "label.from" })}</span>
          <span>{from.recipient}</span>
          {addressLines(from).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </section>
      <section>
        <h2>{text({ id: "label.inside" }, { number: <NumberText number={orderNumber} /> })}</h2>
        <ul>
          {products.map(({ name, quantity }) => (
            <li key={name}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      </section>
      {dropOff.length > 0 && (
        <section className={styles.screenOnly}>
          <h2>{text({ id: "label.dropOff" })}</h2>
          <p>{text({ id: "returns.costs" })}</p>
          <ul className={styles.points}>
            {dropOff.map(({ id, name, street, houseNumber, postalCode, city, hours }) => (
              <li key={id}>
                <strong>{name}</strong>
                <br />
                {street} {houseNumber}, {postalCode} {city}
                <br />
                <span className={styles.small}>{hours}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
