import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Cart } from "#contract/carts";
import { offerKey } from "#contract/offer-key";
import { useFlag } from "~/flags/flags-context";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { cartChanged } from "~/stores/cart";
import { useCartTracking } from "~/tracking/cart-tracking";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Columns, Screen } from "~/ui/screen";
import { cartFields } from "./cart-fields";
import styles from "./cart-screen.module.css";
import { CartSummary } from "./cart-summary";
import type { CartOutcome } from "./change-cart";
import { ShopPart } from "./shop-part";
import { useCartFocus } from "./use-cart-focus";

interface CartScreenProps {
  cart: Cart | null;
  /** Whether the cart service answered. */
  known: boolean;
  outcome: CartOutcome | undefined;
}

/** The cart page: a group for each shop, and beside it what everything costs. */
export function CartScreen({ cart, known, outcome }: CartScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  useHeaderCount(cart?.version);
  const onRestore = useCartFocus(outcome);
  useCartTracking(cart, useFlag("ConsentBanner"));
  return (
    <>
      <Said outcome={outcome} known={known} onRestore={onRestore} />
      <Screen>
        <h1>{intl.formatMessage({ id: "cart.title" })}</h1>
        {cart && <Pending cart={cart} />}
        {!known && <Unknown />}
        {known && (!cart || cart.carts.length === 0) && <Nothing />}
        {cart && cart.carts.length > 0 && (
          <Columns aside={<CartSummary cart={cart} />}>
            <div className={styles.shops}>
              {cart.carts.map((part) => (
                <ShopPart key={part.sid} part={part} />
              ))}
            </div>
          </Columns>
        )}
        <p>
          {intl.formatMessage({ id: "track.guest" })}{" "}
          <a href={paths.to("trackOrder", {})}>{intl.formatMessage({ id: "track.link" })}</a>
        </p>
        <p>
          <a href={paths.to("customerService", {})}>{intl.formatMessage({ id: "support.help" })}</a>
        </p>
      </Screen>
    </>
  );
}

/** The header's count is asked for again once a form of this page has changed the cart. */
function useHeaderCount(version: number | undefined): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) cartChanged();
    shown.current = version;
  }, [version]);
}

interface SaidProps {
  outcome: CartOutcome | undefined;
  /** Without the cart below it, nothing can be said of what became of the change. */
  known: boolean;
  /** Called with the key of the offer that is put back. */
  onRestore: (offer: string) => void;
}

/** What the last form did, read out as it appears. */
function Said({ outcome, known, onRestore }: SaidProps) {
  const intl = useIntl();
  if (outcome?.outcome === "failed" || outcome?.outcome === "refused") {
    const said = outcome.outcome === "failed" && !known ? "unknown" : outcome.outcome;
    return (
      <div role="alert" className={styles.said}>
        <Notice tone="bad">{intl.formatMessage({ id: `cart.changed.${said}` })}</Notice>
      </div>
    );
  }
  const removed = outcome?.outcome === "changed" ? outcome.removed : undefined;
  if (!removed) return null;
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={`${styles.said} ${styles.removed}`}
      role="status"
      onSubmit={() => onRestore(offerKey(removed))}
    >
      <span>{intl.formatMessage({ id: "cart.removed" }, { name: removed.name })}</span>
      <input type="hidden" name={cartFields.action} value="restore" />
      <input type="hidden" name={cartFields.offer} value={offerKey(removed)} />
      <input type="hidden" name={cartFields.quantity} value={removed.quantity} />
      <Button type="submit" data-undo>
        {intl.formatMessage({ id: "cart.undo" })}
      </Button>
    </Form>
  );
}

function Pending({ cart: { pendingPayments } }: { cart: Cart }) {
  const intl = useIntl();
  const paths = usePaths();
  return pendingPayments.map(({ orderId, number, total }) => (
    <Notice key={orderId}>
      <p>{intl.formatMessage({ id: "cart.pending" }, { number, total: formatCents(total) })}</p>
      <a href={paths.to("orderDetails", { orderId })}>{intl.formatMessage({ id: "cart.pending.show" })}</a>
    </Notice>
  ));
}

function Nothing() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "cart.empty.title" })}
      text={intl.formatMessage({ id: "cart.empty.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "shell.allCategories" })}
      </ButtonLink>
      <ButtonLink href={paths.to("wishlist", {})}>{intl.formatMessage({ id: "shell.wishlist" })}</ButtonLink>
    </EmptyState>
  );
}

function Unknown() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "cart.unknown.title" })}
      text={intl.formatMessage({ id: "cart.unknown.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("cartOverview", {})}>
        {intl.formatMessage({ id: "cart.again" })}
      </ButtonLink>
    </EmptyState>
  );
}
