import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";

/**
 * Announces the title after a client navigation, as screen readers do after a document load. The focus moves to the new
 * content when the link that was followed has gone with its page, or is one of the header or footer.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    setTitle(document.title);
    const main = document.getElementById("main");
    const active = document.activeElement;
    const isLinkOutside = active?.matches("a[href]") && !main?.contains(active);
    if (active === document.body || isLinkOutside) main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
