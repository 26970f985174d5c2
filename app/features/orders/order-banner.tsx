import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Purchase } from "#contract/orders";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { OrderData } from "./load-order";
import styles from "./order-screen.module.css";

const SOON_MS = 400;
const POLL_MS = 3_000;
const POLLS = 40;

/** What matters first: thanks, waiting for the bank, or how to pay. Read out when it changes by itself. */
export function OrderBanner({ data: { purchase, view, payFailed } }: { data: OrderData }) {
  const intl = useIntl();
  const paths = usePaths();
  const text = intl.formatMessage;
  const total = formatCents(purchase.total);
  const title = text({ id: titles[view] });
  const banner = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    // The link to look again goes with the waiting.
    if (before.current !== view && document.activeElement === document.body) banner.current?.focus();
    before.current = view;
  }, [view]);
  return (
    <div className={styles.banner} data-view={view} ref={banner} tabIndex={-1} aria-live="polite">
      <h1>{title}</h1>
      {view === "paid" && (
        <p>
          {text(
            { id: purchase.mailed ? "order.thanks.text" : "order.thanks.unmailed" },
            { total, email: purchase.email },
          )}
        </p>
      )}
      {view === "waiting" && <Waiting />}
      {view === "unpaid" && <Unpaid purchase={purchase} payFailed={payFailed} total={total} />}
      {(view === "expired" || view === "cancelled") && (
        <>
          <p>{text({ id: isPaidTooLate(purchase) ? "order.expired.paid" : `order.${view}.text` })}</p>
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

/** Its goods could no longer be had when the money came, which goes back. */
const isPaidTooLate = ({ state, payment }: Purchase) => state === "expired" && payment.state === "paid";

const titles = {
  paid: "order.thanks",
  waiting: "order.waiting",
  unpaid: "order.unpaid",
  expired: "order.expired",
  cancelled: "order.cancelled",
} as const;

/** Asks again for two minutes, at first soon and then every few seconds; the link does the same by hand. */
function Waiting() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    function later(): void {
      if (polls < POLLS) timer = setTimeout(poll, Math.min(POLL_MS, SOON_MS * 2 ** polls));
    }
    function poll(): void {
      polls += 1;
      navigate(pathname + search, { replace: true, preventScrollReset: true });
      later();
    }
    later();
    return () => clearTimeout(timer);
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
