import { ACCOUNT_MARK } from "~/browser/account-mark";
import { CONSENT_STYLE } from "~/browser/consent-fields";
import { consentScript } from "~/browser/consent-script";
import { LATE_DRAWING } from "~/browser/late-drawing";
import { WEB_MANIFEST } from "~/browser/web-manifest";
import { type RootData, useRootData } from "~/root-data";
import { useScriptMark } from "~/ui/script-mark";

/** Only the server writes what these say: the browser never runs them again, and need not bring them. */
const isServer = import.meta.env.SSR && typeof document === "undefined";

/** React's development build would complain of each style that it did not set itself. */
const LATE = import.meta.env.PROD ? LATE_DRAWING : "";

/** What happens before the first paint. Consent comes before anything else, because it decides what may follow. */
export function HeadScripts() {
  const mark = useScriptMark();
  const data = useRootData();
  const script = isServer ? `${consentOf(data)}${ACCOUNT_MARK};${WEB_MANIFEST};${LATE}` : " ";
  return (
    <>
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      {/* Without scripts the server says, by this visitor's cookie, whether the banner shows. */}
      <noscript>{isServer && data?.flags.ConsentBanner && <link rel="stylesheet" href={CONSENT_STYLE} />}</noscript>
    </>
  );
}

function consentOf(data: RootData | undefined): string {
  if (!data?.flags.ConsentBanner) return "";
  return `${consentScript(data.tagManager ? { manager: data.tagManager } : {})};`;
}
