import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { drawnOnce } from "~/ui/drawn-once";
import { kept } from "~/ui/kept";
import { CategoryMenu, PANEL } from "./category-menu";
// The browser has no other reason to fetch the styles.
import "./category-menu.module.css";

const Drawn = import.meta.env.SSR ? drawnOnce("menu", CategoryMenu) : undefined;
const properties = import.meta.env.SSR ? {} : kept("[data-menu]");

/** The menu of categories as the server rendered it, which the browser opens and closes by itself: see `kept`. */
export function KeptCategoryMenu({ className }: { className: string | undefined }) {
  useCloseOnNavigation();
  if (!Drawn) return <div {...properties} data-menu />;
  return (
    <div className={className} data-menu>
      <Drawn />
    </div>
  );
}

/** Not on the first page, because the menu may have been opened before activation. */
function useCloseOnNavigation() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.getElementById(PANEL)?.hidePopover?.();
  }, [key]);
}
