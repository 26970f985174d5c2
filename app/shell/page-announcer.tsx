import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** Announces the title after a client navigation, as screen readers do after a document load. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
