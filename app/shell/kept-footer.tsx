import { drawnOnce } from "~/ui/drawn-once";
import { kept } from "~/ui/kept";
import { Footer } from "./footer";
// The browser has no other reason to fetch the styles.
import "./footer.module.css";

const Drawn = import.meta.env.SSR ? drawnOnce("footer", Footer) : undefined;
const properties = import.meta.env.SSR ? {} : kept("main ~ footer");

/**
 * The footer as the server rendered it. It holds links only and is the same on every page of a visit, so the browser
 * keeps what is there: its code and texts are not sent.
 */
export function KeptFooter() {
  return Drawn ? <Drawn /> : <footer {...properties} />;
}
