import { lazy, Suspense, useEffect, useState } from "react";
import { usePopup } from "./use-popup";

/** Loaded when the first popup opens: most visits need none. */
const PopupDialog = lazy(() => import("./popup-dialog").then((m) => ({ default: m.PopupDialog })));

/** RT-34: shows the popup that the hash of the address names, over any page. */
export function PopupHost() {
  const { popup, close } = usePopup();
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (popup) setWasOpened(true); // stays, so that the dialog can close
  }, [popup]);
  return wasOpened ? (
    <Suspense fallback={null}>
      <PopupDialog popup={popup} close={close} />
    </Suspense>
  ) : null;
}
