import type { Purchase } from "#contract/orders";
import { useFlag } from "~/flags/flags-context";
import { purchaseScript } from "~/tracking/purchase-script";
import { useScriptMark } from "~/ui/script-mark";

/** Only the server writes it: in a page that the browser draws itself, the hook of the page tells. */
const isServer = import.meta.env.SSR && typeof document === "undefined";

/** Measures a purchase as soon as the browser reads its page. */
export function PurchaseScript({ purchase }: { purchase: Purchase }) {
  const mark = useScriptMark();
  const consentBanner = useFlag("ConsentBanner");
  const script = isServer ? purchaseScript(purchase, consentBanner) : " ";
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
