import { lazy, Suspense } from "react";
import { useEver } from "./use-ever";
import { usePopup } from "./use-popup";

/** Loaded when the first popup opens: most visits need none. */
const PopupDialog = lazy(() => import("./popup-dialog").then((m) => ({ default: m.PopupDialog })));

/** RT-34: shows the popup that the hash of the address names, over any page. The dialog stays, so that it can close. */
export function PopupHost() {
  const asked = usePopup();
  return useEver(asked.popup) ? (
    <Suspense fallback={null}>
      <PopupDialog {...asked} />
    </Suspense>
  ) : null;
}
