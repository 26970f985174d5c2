import { useIntl } from "react-intl";
import { DELETION_GRACE_DAYS, DELETION_HELD_DAYS } from "#contract/limits";
import { unsettledOrders } from "#contract/profile";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import styles from "./panel.module.css";

const texts = {
  unpaid: "account.delete.unpaid",
  under_way: "account.delete.underWay",
  return: "account.delete.return",
  refund: "account.delete.refund",
} as const;

/** Which orders and returns the end of an account waits for; the rule alone while that is not known, and that it is not. */
export function WaitingFor() {
  const intl = useIntl();
  const { value, state, retry } = useQuery(question(unsettledOrders, {}, { ask: askAsUser }));
  const orders = value?.orders ?? [];
  const lead = !value
    ? "account.delete.orders"
    : orders.length > 0
      ? "account.delete.unsettled"
      : "account.delete.settled";
  return (
    <>
      {state === "failed" && (
        <div role="alert">
          <Notice>
            <p>{intl.formatMessage({ id: "account.delete.unseen" })}</p>
            <Button onClick={retry}>{intl.formatMessage({ id: "account.delete.look" })}</Button>
          </Notice>
        </div>
      )}
      <p>{intl.formatMessage({ id: lead }, { days: DELETION_GRACE_DAYS, held: DELETION_HELD_DAYS })}</p>
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
