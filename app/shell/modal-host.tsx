import { lazy, Suspense } from "react";
import { useModal } from "~/stores/modals";
import { useEver } from "./use-ever";

/** Loaded when the first modal opens: most visits need none. */
const Modals = lazy(() => import("./modals").then((m) => ({ default: m.Modals })));

/** RT-35: the modals that any page may open by name. The dialog stays, so that it can close. */
export function ModalHost() {
  return useEver(useModal()) ? (
    <Suspense fallback={null}>
      <Modals />
    </Suspense>
  ) : null;
}
