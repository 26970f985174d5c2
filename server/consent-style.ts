import type { IncomingMessage, ServerResponse } from "node:http";
import { mustAsk } from "../app/browser/consent-cookie";
import { sendText } from "./node-http";
import { readVisitorConsent } from "./visitor";

/** Shows the banner: the same as `data-consent="ask"` does in app/shell/consent-banner.module.css. */
const ASK = ":root{--consent:block;--consent-room:260px}@media(min-width:768px){:root{--consent-room:120px}}";

/** For browsers without scripts: whether this visitor has yet to be asked for consent, as a style sheet. */
export function sendConsentStyle(req: IncomingMessage, res: ServerResponse): void {
  sendText(res, 200, mustAsk(readVisitorConsent(req)) ? ASK : "", "text/css; charset=utf-8");
}
