import { addProduct, type Cart, openCarts } from "#contract/carts";
import type { ChosenOffer } from "#contract/offer-key";
import { browserApi } from "~/api/browser";
import { queries } from "~/queries/browser-queries";
import type { Question } from "~/queries/queries";
import { type Asked, useQuery } from "~/queries/use-query";
import { cartSession, ensureCartSession } from "./cart-session";
import { askWithToken, currentSession, useSession } from "./session/session";

const FRESH_MS = 60_000;

/** The cart of a signed-in user is asked with the token once, which joins it with this browser's. */
function question(user: string): Question<Cart> {
  return {
    name: openCarts.name,
    key: user,
    freshMs: FRESH_MS,
    ask: (signal) => (user ? askWithToken(openCarts, {}, { signal }) : browserApi().ask(openCarts, {}, { signal })),
  };
}

const userIn = ({ status, profile }: ReturnType<typeof currentSession>) =>
  status === "signed-in" ? (profile?.sub ?? "") : "";

/** CA-05: the open cart, once it is wanted. */
export function useCart(wanted = true): Asked<Cart> {
  const session = useSession();
  return useQuery(question(userIn(session)), wanted && session.status !== "unknown");
}

/** CA-05, for code outside components. */
export function cartState() {
  const cart = queries.known(question(userIn(currentSession()))).value;
  return {
    cartSessionHash: cartSession(),
    openCarts: cart?.carts ?? [],
    pendingPayments: cart?.pendingPayments ?? [],
    cartErrors: cart?.cartErrors ?? [],
  };
}

/** `refused`: it cannot be ordered here. */
export type Added = { outcome: "added"; cart: Cart } | { outcome: "refused" | "failed" };

/** CA-02: puts one unit into the cart. */
export async function addToCart(offer: ChosenOffer): Promise<Added> {
  ensureCartSession();
  const result = await browserApi().result(addProduct, { body: offer });
  if (!result.ok) return { outcome: result.reason === "refused" ? "refused" : "failed" };
  queries.makeStale(addProduct.makesStale);
  return { outcome: "added", cart: result.value };
}

/** The cart page has changed the cart itself. */
export const cartChanged = (): void => queries.makeStale([openCarts.name]);
