import { useIntl } from "react-intl";
import { kept } from "~/ui/kept";
import { SkipLink } from "~/ui/skip-link";
import { ConsentBanner } from "./consent-banner";
import { MarketMessage } from "./market-message";
// The browser has no other reason to fetch the styles.
import "~/ui/skip-link.module.css";
import "./consent-banner.module.css";
import "./market-message.module.css";

const properties = import.meta.env.SSR ? {} : kept("[data-top]");

/** The first element in the tab order. */
function SkipToContent() {
  return <SkipLink to="main" text={useIntl().formatMessage({ id: "shell.skip" })} />;
}

/** What comes before the header on every page, as the server rendered it: see `kept`. */
export function KeptTop() {
  if (!import.meta.env.SSR) return <div {...properties} data-top />;
  return (
    <div data-top>
      <SkipToContent />
      <ConsentBanner />
      <MarketMessage />
    </div>
  );
}
