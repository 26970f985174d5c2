import type { ChosenOffer } from "#contract/offer-key";
import { addToCart } from "~/stores/cart";
import { notify } from "~/stores/toasts";

interface Next {
  showCart: () => void;
  again: () => void;
}

/** CA-02: adds an offer of the product with this name, and says how that went. */
export async function addAndTell(offer: ChosenOffer, name: string, { showCart, again }: Next): Promise<void> {
  const outcome = await addToCart(offer);
  const values = { name };
  if (outcome === "added") {
    notify({ message: "cart.added", values, status: "success", action: { message: "cart.added.show", run: showCart } });
  } else if (outcome === "refused") notify({ message: "cart.refused", values, status: "error" });
  else notify({ message: "cart.failed", values, status: "error", action: { message: "login.tryAgain", run: again } });
}
