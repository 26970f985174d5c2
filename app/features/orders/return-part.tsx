import { useId } from "react";
import { useIntl } from "react-intl";
import type { Order } from "#contract/orders";
import { type OwnReturn, RETURN_REASON } from "#contract/returns";
import { formatDate } from "~/i18n/intl";
import { Disclosure } from "~/ui/disclosure";
import { FormActions } from "~/ui/form/form-actions";
import { Select, TextInput } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { NumberText } from "./number-text";
import styles from "./order-part.module.css";
import lists from "./own-orders.module.css";
import { ReturnCard } from "./return-card";
import { returnFields as fields, type ReturnOutcome } from "./return-fields";

interface ReturnPartProps {
  order: Order;
  /** Of this order. */
  returns: readonly OwnReturn[];
  outcome: ReturnOutcome | undefined;
  /** The Dutch day. */
  today: string;
}

/** OR-05, OR-06: what of a shop's order goes back, and the form to send more of it. */
export function ReturnPart({ order, returns, outcome, today }: ReturnPartProps) {
  const intl = useIntl();
  const id = useId();
  const own = outcome?.orderId === order.id ? outcome : undefined;
  const isInTime = order.returnTill === null || today <= order.returnTill;
  const canReturn = isInTime && order.lines.some(({ returnableQuantity }) => returnableQuantity > 0);
  if (returns.length === 0 && !canReturn && !own) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {intl.formatMessage({ id: "returns.of" }, { number: <NumberText number={order.number} /> })}
      </h2>
      {returns.length > 0 && (
        <ul className={lists.list}>
          {returns.map((one) => (
            <ReturnCard key={one.reqID} one={one} />
          ))}
        </ul>
      )}
      {(canReturn || own) && (
        <Disclosure summary={intl.formatMessage({ id: "returns.start" })} open={own !== undefined}>
          <ReturnForm order={order} outcome={own} />
        </Disclosure>
      )}
    </section>
  );
}

function ReturnForm({ order, outcome }: { order: Order; outcome: ReturnOutcome | undefined }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const { id, shop, lines, returnTill } = order;
  const failure = outcome ? text({ id: `returns.${outcome.outcome}` }) : "";
  return (
    <PostedForm failure={failure} label={text({ id: "returns.start" })} key={JSON.stringify(outcome ?? null)}>
      {returnTill && <p>{text({ id: "order.returnTill" }, { date: formatDate(returnTill) })}</p>}
      <p>{text({ id: "returns.costs" })}</p>
      <input type="hidden" name={fields.order} value={id} />
      <input type="hidden" name={fields.shop} value={shop.id} />
      {lines
        .filter(({ returnableQuantity }) => returnableQuantity > 0)
        .map((line) => (
          <Select
            key={line.id}
            name={fields.quantity + line.id}
            label={text({ id: "returns.quantity" }, { name: line.name })}
            defaultValue={outcome?.typed[fields.quantity + line.id] ?? "0"}
            options={Array.from({ length: line.returnableQuantity + 1 }, (_, count) => ({
              value: String(count),
              text: text({ id: "returns.units" }, { count, most: line.quantity }),
            }))}
          />
        ))}
      <TextInput
        name={fields.reason}
        label={text({ id: "returns.reason" })}
        hint={text({ id: "returns.reason.hint" })}
        defaultValue={outcome?.typed[fields.reason] ?? ""}
        maxLength={RETURN_REASON}
        optional
      />
      <FormActions submit={text({ id: "returns.send" })} />
    </PostedForm>
  );
}
