import type { ChosenOffer } from "#contract/offer-key";
import { addToCart } from "~/stores/cart";
import { notify } from "~/stores/toasts";
import { trackAdded } from "~/tracking/cart-tracking";

interface Next {
  /** Whether measuring needs the visitor's consent. */
  consentBanner: boolean;
  showCart: () => void;
  checkOut: () => void;
  again: () => void;
}

/** CA-02: adds an offer of the product with this name, and says how that went. */
export async function addAndTell(offer: ChosenOffer, name: string, next: Next): Promise<void> {
  const { showCart, checkOut, again, consentBanner } = next;
  const result = await addToCart(offer);
  const values = { name };
  if (result.outcome === "added") {
    trackAdded(result.cart, offer, consentBanner);
    notify({
      message: "cart.added",
      values,
      status: "success",
      action: { message: "cart.added.show", run: showCart },
      next: { message: "cart.added.checkout", run: checkOut },
    });
  } else if (result.outcome === "refused") notify({ message: "cart.refused", values, status: "error" });
  else notify({ message: "cart.failed", values, status: "error", action: { message: "login.tryAgain", run: again } });
}
