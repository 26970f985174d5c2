import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Purchase } from "#contract/orders";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { OrderData } from "./load-order";
import styles from "./order-screen.module.css";

const POLL_MS = 3_000;
const POLLS = 40;

/** What matters first: thanks, waiting for the bank, or how to pay. */
export function OrderBanner({ data: { purchase, view, payFailed } }: { data: OrderData }) {
  const intl = useIntl();
  const paths = usePaths();
  const text = intl.formatMessage;
  const total = formatCents(purchase.total);
  const title = text({ id: titles[view] });
  return (
    <div className={styles.banner} data-view={view}>
      <h1>{title}</h1>
      {view === "paid" && <p>{text({ id: "order.thanks.text" }, { total, email: purchase.email })}</p>}
      {view === "waiting" && <Waiting />}
      {view === "unpaid" && <Unpaid purchase={purchase} payFailed={payFailed} total={total} />}
      {(view === "expired" || view === "cancelled") && (
        <>
          <p>{text({ id: `order.${view}.text` })}</p>
          <p>
            <ButtonLink variant="primary" href={paths.to("cartOverview", {})}>
              {text({ id: "order.cart" })}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

const titles = {
  paid: "order.thanks",
  waiting: "order.waiting",
  unpaid: "order.unpaid",
  expired: "order.expired",
  cancelled: "order.cancelled",
} as const;

/** Asks again every few seconds for two minutes; the link does the same by hand. */
function Waiting() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls > POLLS) clearInterval(timer);
      else navigate(pathname + search, { replace: true, preventScrollReset: true });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [navigate, pathname, search]);
  return (
    <>
      <p role="status">{intl.formatMessage({ id: "order.waiting.text" })}</p>
      <p>
        <a href={pathname + search}>{intl.formatMessage({ id: "order.waiting.refresh" })}</a>
      </p>
    </>
  );
}

const reasons: Record<string, "declined" | "authentication"> = {
  card_declined: "declined",
  insufficient_funds: "declined",
  authentication_required: "authentication",
  payment_intent_authentication_failure: "authentication",
};
const time = new Intl.DateTimeFormat("nl", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Amsterdam" });

function Unpaid({ purchase, payFailed, total }: { purchase: Purchase; payFailed: boolean; total: string }) {
  const intl = useIntl();
  const { payment, expiresAt } = purchase;
  const reason = intl.formatMessage({ id: `order.reason.${reasons[payment.problem] ?? "other"}` });
  return (
    <>
      {payFailed && <Notice tone="bad">{intl.formatMessage({ id: "order.pay.failed" })}</Notice>}
      {payment.problem && !payFailed && (
        <Notice tone="bad">{intl.formatMessage({ id: "order.unpaid.failed" }, { reason })}</Notice>
      )}
      <p>{intl.formatMessage({ id: "order.unpaid.text" }, { time: time.format(new Date(expiresAt)) })}</p>
      <form method="post">
        <Button type="submit" variant="primary" size="large">
          {intl.formatMessage({ id: "order.pay" }, { total })}
        </Button>
      </form>
    </>
  );
}
