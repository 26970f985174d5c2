import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { changeCheckout } from "~/features/checkout/change-checkout";
import { CANCELLED, checkoutFields, PAY_STEP, PAYMENT } from "~/features/checkout/checkout-fields";
import { CheckoutScreen } from "~/features/checkout/checkout-screen";
import { loadCheckout } from "~/features/checkout/load-checkout";
import { UnknownCheckout } from "~/features/checkout/unknown-checkout";
import { openPayment } from "~/features/orders/open-payment";
import { canBuyWith } from "~/flags/can-buy";
import { metaByHandle } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";
import { textOf } from "~/ui/form/use-form";

export const handle: PageHandle = { title: "checkout.title", noindex: true };
export const meta = metaByHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  const data = await loadCheckout(request, context);
  if (data === "empty") throw redirect(context.paths.to("cartOverview", {}), 303);
  if (!data) return json(null, { status: 503, headers: { "Retry-After": "5" } });
  return json(data);
}

/** A change that succeeded leads back to the page, so that reloading it repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  const sent = await readForm(request);
  const result = await changeCheckout(sent, context, request.headers);
  if (result.outcome === "placed") {
    const cancelUrl = context.paths.to("checkout", {}, { [PAYMENT]: CANCELLED });
    return openPayment(result.orderId, context, request, { cancelUrl });
  }
  const next = textOf(sent, checkoutFields.action) === "details" ? `#${PAY_STEP}` : "";
  if (result.outcome === "done") return redirect(context.paths.to("checkout", {}) + next, 303);
  const statuses = { wrong: 422, code: 422, changed: 409, failed: 502 } as const;
  return json(result, { status: statuses[result.outcome] });
}

export default function Checkout() {
  const data = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Container>
      {data ? <CheckoutScreen data={data} outcome={outcome} /> : <UnknownCheckout outcome={outcome} />}
    </Container>
  );
}
