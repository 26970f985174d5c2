import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { limitImports } from "./browser/load-in-time";
import { restoreFixed } from "./fixed-hand-off";
import { fetchRareParts } from "./ui/rare-part";

declare global {
  interface Window {
    /**
     * Ends the recording: from here on React receives every click itself, and a click handled twice would be undone.
     */
    __etalageHandOver?: () => void;
    /** Replays what the visitor did before activation; set by the boot script. */
    __etalageReplay?: () => void;
    /** True once React listens; tests wait for it. */
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

function takeOver() {
  hydrateRoot(
    document,
    <StrictMode>
      <Storefront />
    </StrictMode>,
  );
  window.__etalageHandOver?.();
}

limitImports();
restoreFixed(window);
void fetchRareParts().then(() => startTransition(takeOver));
