import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Replays what the visitor did before activation; set by the boot script. */
    __etalageReplay?: () => void;
    /** True once React listens: tests wait for it. */
    __etalageActive?: boolean;
  }
}

function Storefront() {
  useEffect(() => {
    window.__etalageActive = true;
    window.__etalageReplay?.();
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Storefront />
    </StrictMode>,
  );
});
