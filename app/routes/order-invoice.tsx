import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderInvoice } from "#contract/orders";
import { notFound } from "~/api/problems";
import { apiOf, missing } from "~/api/server";
import { canFollow } from "~/features/orders/can-follow";
import { InvoiceScreen } from "~/features/orders/invoice-screen";
import { accessIn } from "~/features/orders/order-fields";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const access = accessIn(new URL(request.url));
  const { orderId = "", number = "" } = params;
  const body = { order_id: orderId, number, ...(access && { access }) };
  const invoice = await apiOf(context).ask(orderInvoice, { body });
  if (!invoice) throw missing(context, orderInvoice, "Invoice not found");
  return invoice;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const id = data?.corrects ? ("order.creditNote" as const) : ("order.invoice" as const);
  return metaFrom(matches)({ title: intl.formatMessage({ id }, { number: data?.number ?? "" }), noindex: true });
};

export default function OrderInvoice() {
  const invoice = useLoaderData<typeof loader>();
  return (
    <Container>
      <InvoiceScreen invoice={invoice} />
    </Container>
  );
}
