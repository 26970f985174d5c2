import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { CartOutcome } from "./change-cart";

/**
 * A removed line takes the focus with it, and so does the undo button: moves it to that button, or to the line that
 * came back. Call what it returns with the key of the offer that is put back.
 */
export function useCartFocus(outcome: CartOutcome | undefined): (offer: string) => void {
  const restored = useRef<string>();
  const { state } = useNavigation();
  useEffect(() => {
    // The outcome is known before the lines are read again.
    if (state !== "idle") return;
    const offer = restored.current;
    restored.current = undefined;
    if (!outcome || document.activeElement !== document.body) return;
    const back = offer && document.querySelector<HTMLElement>(`[data-line="${CSS.escape(offer)}"]`);
    const undo = document.querySelector<HTMLElement>("[data-undo]");
    if (back) back.focus();
    else undo?.focus({ preventScroll: true });
  }, [state, outcome]);
  return (offer) => {
    restored.current = offer;
  };
}
