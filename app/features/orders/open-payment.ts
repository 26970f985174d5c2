import { type AppLoadContext, redirect } from "@remix-run/node";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { createSession } from "#contract/payments";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { ACCESS, CAME_BACK, PAY_FAILED, STATE } from "./order-fields";

/**
 * Leads to the payment page of a placed purchase; when that cannot be opened, to its own page, which says so and lets
 * try again. Who cancels comes back to `cancelUrl`, or else to the purchase.
 */
export async function openPayment(
  orderId: string,
  context: AppLoadContext,
  request: Request,
  { access, cancelUrl }: { access?: string | undefined; cancelUrl?: string } = {},
): Promise<Response> {
  const { paths } = context;
  const key = access ? { [ACCESS]: access } : {};
  const body = {
    order_id: orderId,
    ...(access ? { access } : {}),
    success_url: paths.to("orderDetails", { orderId }, { [STATE]: CAME_BACK, ...key }),
    cancel_url: cancelUrl ?? paths.to("orderDetails", { orderId }, key),
  };
  const result = await apiOf(context).result(createSession, { body }, forVisitor(request.headers));
  // Nothing is left to pay: it leads straight back here.
  if (result.ok && result.value.url.endsWith(body.success_url)) return redirect(body.success_url, 303);
  if (result.ok) return redirect(onThisHost(result.value.url), 303);
  // A conflict means that it is paid, decided by the bank, or lapsed: its own page tells which.
  const state = result.status === 409 ? {} : { [STATE]: PAY_FAILED };
  return redirect(paths.to("orderDetails", { orderId }, { ...state, ...key }), 303);
}

/** The embedded provider's page, by the name of this host that the visitor came by; any other provider's as it is. */
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.startsWith(`${PAYMENT_PROVIDER_MOUNT}/`) ? pathname + search : address;
}
