import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { canFollow } from "~/features/orders/can-follow";
import { cancelPart, loadPart } from "~/features/orders/cancel-order";
import { CancelScreen } from "~/features/orders/cancel-screen";
import { ACCESS, accessIn } from "~/features/orders/order-fields";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  return { order: await loadPart(params, request, context), orderId: params.orderId ?? "" };
}

const statuses = { nothing: 422, tooLate: 409, failed: 502 } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const outcome = await cancelPart(params, request, context);
  if (outcome !== "done") return json(outcome, { status: statuses[outcome] });
  const access = accessIn(new URL(request.url));
  return redirect(context.paths.to("orderDetails", { orderId: params.orderId ?? "" }, { [ACCESS]: access }), 303);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  metaFrom(matches)({ title: intl.formatMessage({ id: "order.cancel" }), noindex: true });

export default function OrderCancel() {
  const { order, orderId } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Container narrow>
      <CancelScreen order={order} orderId={orderId} outcome={outcome} />
    </Container>
  );
}
