import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "~/ui/visually-hidden";

/** Says the title of a page that came without the browser loading it, as it does itself for one that it loads. */
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
