import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openCarts } from "#contract/carts";
import { notFound } from "~/api/problems";
import { readForm } from "~/api/read-form.server";
import { apiOf, optional } from "~/api/server";
import { ensureSession } from "~/features/cart/cart-cookie";
import { CartScreen } from "~/features/cart/cart-screen";
import { changeCart } from "~/features/cart/change-cart";
import { canBuyWith } from "~/flags/can-buy";
import { metaByHandle } from "~/seo/meta-from";
import type { PageHandle } from "~/seo/page-handle";
import { Container } from "~/ui/container";

export const handle: PageHandle = { title: "cart.title", noindex: true };
export const meta = metaByHandle;

/** CA-08. A visitor without a session has an empty cart, and gets no session for looking at it. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  if (!context.cartSession) return { cart: null, known: true };
  const cart = await optional(apiOf(context).ask(openCarts, {}));
  return { cart, known: cart !== null };
}

/** Adding leads to the cart, so that reloading it adds nothing. The other changes may be repeated. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!canBuyWith(context.flags)) throw notFound();
  const headers = ensureSession(context);
  const sent = await readForm(request);
  const result = await changeCart(sent, context, request.headers);
  if (result.outcome === "added") return redirect(context.paths.to("cartOverview", {}), { status: 303, headers });
  const status = result.outcome === "failed" ? 502 : result.outcome === "refused" ? 409 : 200;
  return json(result, { status, headers });
}

export default function CartPage() {
  const { cart, known } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Container>
      <CartScreen cart={cart} known={known} outcome={outcome} />
    </Container>
  );
}
