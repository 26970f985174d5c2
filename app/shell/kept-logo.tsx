import { kept } from "~/ui/kept";
import { Logo } from "./logo";
// The browser has no other reason to fetch the styles.
import "./logo.module.css";

const properties = import.meta.env.SSR ? {} : kept("[data-logo]");

/** The header's logo as the server rendered it: see `kept`. */
export function KeptLogo({ className }: { className: string | undefined }) {
  if (!import.meta.env.SSR) return <div {...properties} data-logo />;
  return (
    <div className={className} data-logo>
      <Logo place="header" />
    </div>
  );
}
