import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { canOrderLine } from "#contract/cart-rules";
import type { CartLine, LineProblem } from "#contract/carts";
import { offerKey } from "#contract/offer-key";
import { deliveryText } from "~/features/product/delivery-text";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { saveProduct } from "~/stores/wishlist";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { NameLink } from "~/ui/name-link";
import { ProductPicture } from "~/ui/picture";
import { cartFields } from "./cart-fields";
import styles from "./cart-line-row.module.css";

/** One offer in the cart. Every change is a form, so that it works without JavaScript. */
export function CartLineRow({ line }: { line: CartLine }) {
  const intl = useIntl();
  const paths = usePaths();
  const key = offerKey(line);
  const busy = useNavigation().formData?.get(cartFields.offer) === key;
  const { name, price, quantity, problems, promise } = line;
  const delivery = deliveryText(intl, promise);
  const canOrder = canOrderLine(line);
  return (
    <li className={styles.line} aria-busy={busy || undefined} data-gone={!canOrder || undefined}>
      <span className={styles.picture}>
        <ProductPicture image={line.picture ? { url: line.picture } : undefined} sizes="96px" alt="" />
      </span>
      <div className={styles.about}>
        <NameLink href={paths.product({ id: line.product, slug: line.slug })}>{name}</NameLink>
        {line.size && <p className={styles.small}>{intl.formatMessage({ id: "cart.size" }, { size: line.size })}</p>}
        {quantity > 1 && (
          <p className={styles.small}>{intl.formatMessage({ id: "cart.each" }, { price: formatCents(price) })}</p>
        )}
        {canOrder && delivery && <p className={styles.delivery}>{delivery}</p>}
        {problems.map((problem) => (
          <Problem key={problem} problem={problem} line={line} />
        ))}
      </div>
      <p className={styles.total}>{formatCents(line.total)}</p>
      <div className={styles.tools}>
        <Quantity line={line} offer={key} />
        <Remove line={line} offer={key} />
      </div>
    </li>
  );
}

function Problem({ problem, line: { price, priceSeen, most } }: { problem: LineProblem; line: CartLine }) {
  const intl = useIntl();
  const values = { from: formatCents(priceSeen), to: formatCents(price), most };
  return (
    <p className={styles.problem}>
      <Icon name="warning" />
      <span>{intl.formatMessage({ id: `cart.problem.${problem}` }, values)}</span>
    </p>
  );
}

/**
 * The number can be typed, or changed by one; without JavaScript the return key sends what was typed. What has the focus
 * keeps it: at its end a button does nothing any more.
 */
function Quantity({ line: { name, quantity, most }, offer }: { line: CartLine; offer: string }) {
  const intl = useIntl();
  const number = useRef<HTMLInputElement>(null);
  const { state } = useNavigation();
  const show = () => {
    if (number.current) number.current.value = String(quantity);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the service made of it, once nothing more is typed
  useEffect(() => {
    if (state === "idle" && number.current?.value) show();
  }, [state, quantity]);
  return (
    <Form method="post" replace preventScrollReset className={styles.quantity}>
      <input type="hidden" name={cartFields.action} value="set" />
      <input type="hidden" name={cartFields.offer} value={offer} />
      {/* The first submit button is what the return key presses. */}
      <button type="submit" className={styles.set} tabIndex={-1}>
        {intl.formatMessage({ id: "cart.set" })}
      </button>
      <Step by="-1" icon="minus" isEnd={quantity <= 1} label={intl.formatMessage({ id: "cart.less" }, { name })} />
      <input
        ref={number}
        className={styles.number}
        type="number"
        inputMode="numeric"
        name={cartFields.quantity}
        min={1}
        max={Math.max(1, most)}
        defaultValue={quantity}
        aria-label={intl.formatMessage({ id: "cart.quantity" }, { name })}
        onChange={({ currentTarget: { form, value } }) => Number(value) >= 1 && form?.requestSubmit()}
        onBlur={show}
      />
      <Step by="1" icon="plus" isEnd={quantity >= most} label={intl.formatMessage({ id: "cart.more" }, { name })} />
    </Form>
  );
}

function Step({ by, icon, isEnd, label }: { by: string; icon: "minus" | "plus"; isEnd: boolean; label: string }) {
  return (
    <button
      type="submit"
      name={cartFields.step}
      value={by}
      className={styles.step}
      aria-disabled={isEnd || undefined}
      aria-label={label}
      onClick={(event) => isEnd && event.preventDefault()}
    >
      <Icon name={icon} />
    </button>
  );
}

function Remove({ line: { product, name }, offer }: { line: CartLine; offer: string }) {
  const intl = useIntl();
  return (
    <Form method="post" replace preventScrollReset className={styles.remove}>
      <input type="hidden" name={cartFields.action} value="remove" />
      <input type="hidden" name={cartFields.offer} value={offer} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        data-line={offer}
        aria-label={intl.formatMessage({ id: "cart.remove.name" }, { name })}
      >
        <Icon name="trash" />
        <span className={styles.word}>{intl.formatMessage({ id: "cart.remove" })}</span>
      </Button>
      <span className={styles.later}>
        <Button
          type="submit"
          size="small"
          variant="quiet"
          aria-label={intl.formatMessage({ id: "cart.later.name" }, { name })}
          onClick={(event) => saveProduct({ id: product, name }) || event.preventDefault()}
        >
          {intl.formatMessage({ id: "cart.later" })}
        </Button>
      </span>
    </Form>
  );
}
