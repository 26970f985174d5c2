import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import type { ChosenOffer } from "#contract/offer-key";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { notify } from "~/stores/toasts";

/** Adds an offer and says so; `name` is the product's. Once at a time. What does it is fetched with the first use. */
export function useAdding(offer: ChosenOffer, name: string) {
  const paths = usePaths();
  const navigate = useNavigate();
  const consentBanner = useFlag("ConsentBanner");
  const [adding, setAdding] = useState(false);
  async function add() {
    if (adding) return;
    setAdding(true);
    const again = () => void add();
    try {
      const { addAndTell } = await import("./add-and-tell");
      const showCart = () => navigate(paths.to("cartOverview", {}));
      const checkOut = () => navigate(paths.to("checkout", {}));
      await addAndTell(offer, name, { showCart, checkOut, again, consentBanner });
    } catch {
      const action = { message: "login.tryAgain", run: again } as const;
      notify({ message: "cart.failed", values: { name }, status: "error", action });
    } finally {
      setAdding(false);
    }
  }
  return { adding, add: () => void add() };
}
