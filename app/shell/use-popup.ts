import { type Location, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type PopupName, popupOf, usePopupHashes } from "./popup-names";

/**
 * The popup of this address, and how to close it. Opened on the current page, it is a history entry of its own: Back
 * closes it, and closing it goes back. Opened with the page, closing only removes the hash.
 */
export function usePopup(): { popup: PopupName | undefined; close: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  const hashes = usePopupHashes();
  const [inBrowser, setInBrowser] = useState(false);
  const asked = popupOf(location.hash, hashes);
  const last = useRef<Location>();
  const isStep = useRef(false);
  const closing = useRef<string>();

  // The server never sees a hash, so the first render must not use it either.
  useEffect(() => setInBrowser(true), []);
  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before?.key === location.key && before.hash === location.hash) return;
    const samePage = before?.pathname === location.pathname && before.search === location.search;
    isStep.current = Boolean(asked && samePage && before && !popupOf(before.hash, hashes));
    closing.current = undefined;
  }, [location, asked, hashes]);

  function close() {
    const { pathname, search, hash } = location;
    // A dialog fires twice on closing: when requested, and when it has closed.
    if (!asked || closing.current === hash) return;
    closing.current = hash;
    if (isStep.current) navigate(-1);
    else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }
  return { popup: inBrowser ? asked : undefined, close };
}
