import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { canFollow } from "~/features/orders/can-follow";
import { isReturn, sendReturn } from "~/features/orders/declare-return";
import { loadOrder } from "~/features/orders/load-order";
import { openPayment } from "~/features/orders/open-payment";
import { accessIn } from "~/features/orders/order-fields";
import { OrderScreen } from "~/features/orders/order-screen";
import type { ReturnOutcome } from "~/features/orders/return-fields";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";

/** It waits for the bank, which nobody touches the page for, so it activates at once. */
export const handle: PageHandle = { activate: "now" };

const statuses: Record<ReturnOutcome["outcome"], number> = { nothing: 422, refused: 409, failed: 502 };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  return loadOrder(params.orderId ?? "", request, context);
}

/** Its forms send something back, or open the payment again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const purchaseId = params.orderId ?? "";
  const sent = await readForm(request);
  if (isReturn(sent)) {
    const outcome = await sendReturn(sent, purchaseId, request, context);
    return outcome instanceof Response ? outcome : json(outcome, { status: statuses[outcome.outcome] });
  }
  return openPayment(purchaseId, context, request, { access: accessIn(new URL(request.url)) });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "order.page" }), noindex: true });

export default function Order() {
  const data = useLoaderData<typeof loader>();
  const returned = useActionData<ReturnOutcome>();
  return (
    <Container>
      <OrderScreen data={data} returned={returned} />
    </Container>
  );
}
