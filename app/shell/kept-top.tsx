import { kept } from "~/ui/kept";
import { ConsentBanner } from "./consent-banner";
import { MarketMessage } from "./market-message";
import { SkipLink } from "./skip-link";
// The browser has no other reason to fetch the styles.
import "./consent-banner.module.css";
import "./market-message.module.css";
import "./skip-link.module.css";

const properties = import.meta.env.SSR ? {} : kept("[data-top]");

/** What comes before the header on every page, as the server rendered it: see `kept`. */
export function KeptTop() {
  if (!import.meta.env.SSR) return <div {...properties} data-top />;
  return (
    <div data-top>
      <SkipLink />
      <ConsentBanner />
      <MarketMessage />
    </div>
  );
}
