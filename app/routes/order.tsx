import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { loadOrder } from "~/features/orders/load-order";
import { openPayment } from "~/features/orders/open-payment";
import { ACCESS } from "~/features/orders/order-fields";
import { OrderScreen } from "~/features/orders/order-screen";
import { canBuyWith } from "~/flags/can-buy";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";

/** It waits for the bank, which nobody touches the page for, so it activates at once. */
export const handle: PageHandle = { activate: "now" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  return loadOrder(params.orderId ?? "", request, context);
}

/** Its only form opens the payment again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  const access = new URL(request.url).searchParams.get(ACCESS) ?? undefined;
  return openPayment(params.orderId ?? "", context, request, access);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "order.page" }), noindex: true });

export default function Order() {
  const data = useLoaderData<typeof loader>();
  return (
    <Container>
      <OrderScreen data={data} />
    </Container>
  );
}
