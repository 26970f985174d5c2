import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const AGAIN_MS = 15_000;

/** Asks for the page again, quietly, while what it waits for is not ready; not while nobody sees it. */
export function useComeback(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
