import { useIntl } from "react-intl";
import { DELETION_GRACE_DAYS } from "#contract/limits";
import { unsettledOrders } from "#contract/profile";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import styles from "./panel.module.css";

const texts = {
  unpaid: "account.delete.unpaid",
  under_way: "account.delete.underWay",
  return: "account.delete.return",
} as const;

/** Which orders and returns the end of an account waits for; the rule alone while that is not known. */
export function WaitingFor() {
  const intl = useIntl();
  const { value } = useQuery(question(unsettledOrders, {}, { ask: askAsUser }));
  const orders = value?.orders ?? [];
  const lead = !value
    ? "account.delete.orders"
    : orders.length > 0
      ? "account.delete.unsettled"
      : "account.delete.settled";
  return (
    <>
      <p>{intl.formatMessage({ id: lead }, { days: DELETION_GRACE_DAYS })}</p>
      {orders.length > 0 && (
        <ul className={styles.bullets}>
          {orders.map(({ number, state }) => (
            <li key={number}>{intl.formatMessage({ id: texts[state] }, { number })}</li>
          ))}
        </ul>
      )}
      <p>{intl.formatMessage({ id: "account.delete.kept" })}</p>
    </>
  );
}
