import { type Location, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";

/** Scroll position of each visited page, for the lifetime of the document. */
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
 * from its beginning, so that its filters stay where they are. A page that a form has changed stays where it is. Back
 * restores the position. All of this happens only after activation: until then the browser itself navigates and scrolls.
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
    // The browser restores the position after a reload or a visit to another site.
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
    const stays = type === "REPLACE" && isSamePage(before.current, location);
    const list = refinesList(before.current, location) ? document.querySelector("[data-list-start]") : null;
    shown.current = location.key;
    before.current = location;
    // Scrolling before activation was not recorded, so record the current position for Back.
    if (first) remember(location.key);
    if (first || stays) return;
    const left = type === "POP" ? positions.get(location.key) : undefined;
    // Returns nothing: in newer browsers scrolling returns a promise, which React would take for a cleanup.
    if (left !== undefined) window.scrollTo(0, left);
    else if (list) showBeginning(list);
    else if (location.hash) elementOf(location.hash)?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, type]);
  return null;
}

/** The page itself was changed by a form or read again, or a popup over it was closed. */
function isSamePage(before: Location, now: Location): boolean {
  const samePage = before.pathname === now.pathname && before.search === now.search;
  return samePage && (now.hash === "" || now.hash === before.hash);
}

/** The same search with other filters or another sort; not another page of it. */
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
