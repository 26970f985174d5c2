import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { canFollow } from "~/features/orders/can-follow";
import { ACCESS, accessIn, STATE } from "~/features/orders/order-fields";
import { changeOrderReview, loadOrderReview } from "~/features/orders/order-review";
import type { OrderReviewOutcome } from "~/features/orders/order-review-fields";
import { OrderReviewScreen } from "~/features/orders/order-review-screen";
import { intl } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { metaFrom } from "~/seo/meta-from";
import { Container } from "~/ui/container";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  return { found: await loadOrderReview(params, request, context), orderId: params.orderId ?? "" };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!canFollow(context.flags, request)) throw notFound();
  const outcome = await changeOrderReview(params, request, context);
  return outcome instanceof Response ? outcome : json(outcome, { status: outcome.status });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  metaFrom(matches)({
    ...(data && { title: intl.formatMessage({ id: "reviews.order.title" }, { name: data.found.subject.name }) }),
    noindex: true,
  });

export default function OrderReviewPage() {
  const { found, orderId } = useLoaderData<typeof loader>();
  const outcome = useActionData<OrderReviewOutcome>();
  const address = useLocation();
  const back = usePaths().to("orderDetails", { orderId }, { [ACCESS]: accessIn(address) });
  return (
    <Container narrow>
      <OrderReviewScreen
        data={found}
        outcome={outcome}
        state={new URLSearchParams(address.search).get(STATE)}
        back={back}
      />
    </Container>
  );
}
