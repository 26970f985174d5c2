import type { AppLoadContext } from "@remix-run/node";
import { addProduct, type Cart, removeProduct } from "#contract/carts";
import { readOfferKey } from "#contract/offer-key";
import { forVisitor } from "~/api/for-visitor";
import type { Result } from "~/api/result";
import { apiOf } from "~/api/server";
import { type CartAction, cartActions, cartFields } from "./cart-fields";

/** The outcome of a form of the cart. */
export type CartOutcome =
  | { outcome: "added" }
  | { outcome: "changed"; removed?: NonNullable<Cart["removed"]> | undefined }
  | { outcome: "refused" | "failed" };

const MOST = 99;

/** Does what a form of the cart asks. Never throws. */
export async function changeCart(sent: FormData, context: AppLoadContext, visitor: Headers): Promise<CartOutcome> {
  const offer = readOfferKey(sent.get(cartFields.offer));
  const action = sent.get(cartFields.action);
  if (!offer || !isCartAction(action)) return { outcome: "failed" };
  const options = forVisitor(visitor);
  const api = apiOf(context);
  if (action === "add") return outcomeOf(await api.result(addProduct, { body: offer }, options), "added");
  const { product, sid, spid } = offer;
  if (sid === undefined || spid === undefined) return { outcome: "failed" };
  const quantity = quantityIn(sent);
  const whole = { product, sid, spid };
  if (action === "remove" || quantity < 1) {
    const result = await api.result(removeProduct, { body: { ...whole, all: true } }, options);
    return outcomeOf(result, "changed");
  }
  const body = { ...whole, quantity: Math.min(quantity, MOST) };
  return outcomeOf(await api.result(addProduct, { body }, options), "changed");
}

function isCartAction(value: unknown): value is CartAction {
  return cartActions.some((action) => action === value);
}

/** What was typed; 1 when that is no number. The plus or minus button adds to it, but removes nothing. */
function quantityIn(sent: FormData): number {
  const typed = Number.parseInt(String(sent.get(cartFields.quantity) ?? ""), 10);
  const step = Number.parseInt(String(sent.get(cartFields.step) ?? ""), 10);
  const quantity = Number.isFinite(typed) ? typed : 1;
  return Number.isFinite(step) ? Math.max(1, quantity + step) : quantity;
}

function outcomeOf(result: Result<Cart>, done: "added" | "changed"): CartOutcome {
  if (result.ok) return done === "added" ? { outcome: done } : { outcome: done, removed: result.value.removed };
  return { outcome: result.reason === "refused" ? "refused" : "failed" };
}
