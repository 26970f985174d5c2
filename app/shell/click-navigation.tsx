import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";

const HOVER_MS = 80;

function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const leaves = !link || link.target || link.hasAttribute("download") || link.origin !== location.origin;
  return leaves || link.dataset.reload !== undefined ? undefined : link;
}

/** One pair of listeners in place of hooks in each of 150 plain links: client navigation on click, prefetch on hover. */
export function ClickNavigation() {
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(event: MouseEvent) {
      const link = internalLink(event.target);
      const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.defaultPrevented || special) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (link.hash && samePage) return; // the browser scrolls to it
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    function foresee(event: MouseEvent) {
      const link = internalLink(event.target);
      clearTimeout(timer);
      if (link) timer = setTimeout(() => setNext(link.pathname + link.search), HOVER_MS);
    }
    document.addEventListener("click", follow);
    document.addEventListener("mouseover", foresee);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", follow);
      document.removeEventListener("mouseover", foresee);
    };
  }, [navigate]);
  return next ? <PrefetchPageLinks page={next} /> : null;
}
