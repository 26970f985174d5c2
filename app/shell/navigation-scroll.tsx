import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Where each visited page was left, for as long as the document lives. */
const positions = new Map<string, number>();
const KEPT = 100;
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

function remember(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
  const [oldest] = positions.keys();
  if (positions.size > KEPT && oldest !== undefined) positions.delete(oldest);
}

/**
 * A new page starts at the top unless its address has a hash (LY-02). A list that was only filtered or sorted is shown
 * from its own beginning, so that what it is filtered with stays where it is. Back returns to where the page was left.
 * All of it happens after activation only: until then the browser itself navigates and scrolls.
 */
export function NavigationScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>();
  const before = useRef(location);

  useEffect(() => {
    const follow = () => shown.current !== undefined && remember(shown.current);
    const ours = () => {
      window.history.scrollRestoration = "manual";
    };
    // A reload or a visit elsewhere and back is the browser's own business.
    const browsers = () => {
      window.history.scrollRestoration = "auto";
    };
    ours();
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("pageshow", ours);
    window.addEventListener("pagehide", browsers);
    return () => {
      window.removeEventListener("scroll", follow);
      window.removeEventListener("pageshow", ours);
      window.removeEventListener("pagehide", browsers);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const first = shown.current === undefined;
    const stays = type === "REPLACE" && lostOnlyHash(before.current, location);
    const list = refinesList(before.current, location) ? document.querySelector("[data-list-start]") : null;
    shown.current = location.key;
    before.current = location;
    // Scrolling before activation was not seen: what Back returns to is where the page stands now.
    if (first) remember(location.key);
    if (first || stays) return;
    const left = type === "POP" ? positions.get(location.key) : undefined;
    // Nothing is returned: newer browsers answer scrolling with a promise, which React would take for a cleanup.
    if (left !== undefined) window.scrollTo(0, left);
    else if (list) showBeginning(list);
    else if (location.hash) elementOf(location.hash)?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, type]);
  return null;
}

/** A popup that lay over the page was closed: the page is still where it was. */
function lostOnlyHash(before: Location, now: Location): boolean {
  const samePage = before.pathname === now.pathname && before.search === now.search;
  return samePage && before.hash !== "" && now.hash === "";
}

/** The same search with other filters, or in another order; another page of it is not. */
function refinesList(before: Location, now: Location): boolean {
  if (before.pathname !== now.pathname) return false;
  const [was, is] = [before, now].map(({ search }) => new URLSearchParams(search));
  was?.delete("page");
  is?.delete("page");
  return was?.get("q") === is?.get("q") && was?.toString() !== is?.toString();
}

function showBeginning(list: Element): void {
  if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not valid percent-encoding
  }
}
