import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isPageAddress } from "~/browser/page-address";
import { useRootData } from "~/root-data";

const HOVER_MS = 80;

/** A link to a page of this app. `data-reload` requests a new document anyway; `data-popup` opens that popup instead. */
function internalLink(target: EventTarget | null, authority: string | undefined): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const leaves = !link || link.target || link.hasAttribute("download") || link.origin !== location.origin;
  if (leaves || link.dataset.reload !== undefined) return undefined;
  return isPageAddress(link.pathname, authority) ? link : undefined;
}

/** One pair of listeners instead of hooks in each of 150 plain links: client navigation on click, prefetch on hover. */
export function ClickNavigation() {
  const navigate = useNavigate();
  const authority = useRootData()?.identity.authority;
  const [next, setNext] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(event: MouseEvent) {
      const link = internalLink(event.target, authority);
      const special = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.defaultPrevented || special) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (link.hash && samePage) return; // the browser scrolls to it
      event.preventDefault();
      if (link.dataset.popup) {
        location.hash = link.dataset.popup;
        return;
      }
      // Synchronous within the page, because the next choice, or closing the filters, builds on it.
      const flushSync = link.pathname === location.pathname;
      navigate(link.pathname + link.search + link.hash, { flushSync });
    }
    function foresee(event: MouseEvent) {
      const link = internalLink(event.target, authority);
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
  }, [navigate, authority]);
  return next ? <PrefetchPageLinks page={next} /> : null;
}
