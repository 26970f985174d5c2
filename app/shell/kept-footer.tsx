import { Footer } from "./footer";
// The browser has no other reason to fetch the styles.
import "./footer.module.css";

const ofDocument = import.meta.env.SSR ? null : document.querySelector("main ~ footer");
const className = ofDocument?.className;
const html = { __html: ofDocument?.innerHTML ?? "" };

/**
 * The footer as the server rendered it. It holds links only and is the same on every page of a visit, so the browser
 * keeps what is there: its code and texts are not sent.
 */
export function KeptFooter() {
  return import.meta.env.SSR ? (
    <Footer />
  ) : (
    <footer className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}
