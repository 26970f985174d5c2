import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const AGAIN_MS = 15_000;

/** Asks for the page again while what it waits for is not ready; not while nobody sees it. */
export function useComeback(isWaiting: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible")
        navigate(pathname + search, { replace: true, preventScrollReset: true });
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, navigate, pathname, search]);
}
