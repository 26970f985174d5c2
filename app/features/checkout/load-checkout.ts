import type { AppLoadContext } from "@remix-run/node";
import { type Draft, deliveryOptions, orderOverview, type PickupPoint } from "#contract/checkout";
import { apiOf, optional } from "~/api/server";
import { CANCELLED, DETAILS, PAYMENT, STEP } from "./checkout-fields";

export interface CheckoutData {
  draft: Draft;
  /** The step that is open. */
  step: "details" | "pay";
  /** Near the delivery address; empty unless they can be chosen. */
  points: PickupPoint[];
  /** The visitor has come back from the payment page without paying. */
  cancelled: boolean;
}

/** The checkout of this visitor's cart: `empty` without one, undefined when the service does not answer. */
export async function loadCheckout(
  request: Request,
  context: AppLoadContext,
): Promise<CheckoutData | "empty" | undefined> {
  if (!context.cartSession) return "empty";
  const api = apiOf(context);
  const overview = await optional(api.ask(orderOverview, { body: {} }));
  if (!overview) return undefined;
  const { draft } = overview;
  if (!draft || draft.cart.carts.length === 0) return "empty";
  const query = new URL(request.url).searchParams;
  const needsDetails = draft.missing.some((field) => detailFields.has(field));
  const step = needsDetails || query.get(STEP) === DETAILS ? "details" : "pay";
  const postcode = draft.deliveryAddress?.postalCode;
  const wanted = step === "pay" && context.flags.PickupPoint && postcode;
  const options = wanted ? await optional(api.ask(deliveryOptions, { query: { postcode } })) : null;
  return {
    draft,
    step,
    points: options?.pickupPoints ?? [],
    cancelled: query.get(PAYMENT) === CANCELLED,
  };
}

const detailFields = new Set<string>(["email", "delivery_address", "billing_address", "date_of_birth"]);
