import { lazy, Suspense, useEffect, useState } from "react";
import { useModal } from "~/stores/modals";

/** Loaded when the first modal opens: most visits need none. */
const Modals = lazy(() => import("./modals").then((m) => ({ default: m.Modals })));

/** RT-35: the modals that any page may open by name. */
export function ModalHost() {
  const name = useModal();
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (name) setWasOpened(true); // stays, so that the dialog can close
  }, [name]);
  return wasOpened ? (
    <Suspense fallback={null}>
      <Modals />
    </Suspense>
  ) : null;
}
