import { Form } from "@remix-run/react";
import { useIntl } from "react-intl";
import { GRAPH_SEARCH } from "#contract/graphql";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { Select, TextInput } from "~/ui/form/inputs";
import { ordersFields, statuses } from "./orders-url";
import styles from "./own-orders.module.css";
import type { OrdersWanted } from "./use-own-orders";

/** OR-08: search by number, shop or product, and filter by status. */
export function OrdersSearch({ wanted: { search = "", status } }: { wanted: OrdersWanted }) {
  const intl = useIntl();
  const paths = usePaths();
  const text = intl.formatMessage;
  const known = statuses.map((value) => ({ value: value as string, text: text({ id: `order.status.${value}` }) }));
  return (
    <Form
      method="get"
      action={paths.to("profileOrdersAndReturns", {})}
      className={styles.search}
      role="search"
      aria-label={text({ id: "orders.search" })}
      key={`${search} ${status ?? ""}`}
    >
      <TextInput
        name={ordersFields.search}
        label={text({ id: "orders.search.label" })}
        type="search"
        defaultValue={search}
        maxLength={GRAPH_SEARCH}
      />
      <Select
        name={ordersFields.status}
        label={text({ id: "orders.search.status" })}
        defaultValue={status ?? ""}
        options={[{ value: "", text: text({ id: "orders.search.all" }) }, ...known]}
      />
      <Button type="submit">{text({ id: "orders.search" })}</Button>
    </Form>
  );
}
