import { useLocation } from "@remix-run/react";
import { useIntl } from "react-intl";
import type { Order } from "#contract/orders";
import { usePaths } from "~/paths-context";
import { FormActions } from "~/ui/form/form-actions";
import { Select } from "~/ui/form/inputs";
import { PostedForm } from "~/ui/form/posted-form";
import { Notice } from "~/ui/notice";
import { Screen } from "~/ui/screen";
import { type CancelOutcome, canCancel, unitsField, unitsLeft } from "./after-order";
import { NumberText } from "./number-text";

interface CancelProps {
  order: Order;
  orderId: string;
  outcome: CancelOutcome | undefined;
}

/** Asks what of an order is cancelled, and whether that is really meant. */
export function CancelScreen({ order, orderId, outcome }: CancelProps) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const paths = usePaths();
  const back = `${paths.to("orderDetails", { orderId })}${useLocation().search}`;
  const failure = outcome && outcome !== "done" ? text({ id: `order.cancel.${outcome}` }) : "";
  const name = order.seller.legalName || order.shop.name;
  return (
    <Screen>
      <h1>{text({ id: "order.cancel.title" }, { number: <NumberText number={order.number} /> })}</h1>
      {canCancel(order) ? (
        <>
          <p>{text({ id: "order.cancel.text" }, { name })}</p>
          <PostedForm failure={failure} label={text({ id: "order.cancel" })} key={outcome}>
            {order.lines
              .filter((line) => unitsLeft(line) > 0)
              .map((line) => (
                <Select
                  key={line.id}
                  name={unitsField(line.id)}
                  label={line.name}
                  defaultValue={String(unitsLeft(line))}
                  options={Array.from({ length: unitsLeft(line) + 1 }, (_, count) => ({
                    value: String(count),
                    text: text({ id: "order.cancel.units" }, { count }),
                  }))}
                />
              ))}
            <FormActions submit={text({ id: "order.cancel.confirm" })}>
              <a href={back}>{text({ id: "order.cancel.back" })}</a>
            </FormActions>
          </PostedForm>
        </>
      ) : (
        <>
          <Notice tone="bad">{text({ id: "order.cancel.tooLate" })}</Notice>
          <p>
            <a href={back}>{text({ id: "order.cancel.back" })}</a>
          </p>
        </>
      )}
    </Screen>
  );
}
