import type { ServerResponse } from "node:http";
import { sendText } from "./node-http";

/** Deliberately small: sent when there is no time to render anything. */
const PAGE = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Het is even te druk</title>
<h1>Het is even te druk</h1>
<p>Er willen nu te veel mensen tegelijk kijken. Probeer het over een paar tellen opnieuw.</p>
<p><a href="">Probeer het opnieuw</a> · <a href="/">Naar de homepage</a></p>
</html>
`;

/** Sends a 503 with Retry-After: the shop has more visitors than it can serve. */
export function sendOverload(res: ServerResponse): void {
  res.setHeader("Retry-After", "3");
  sendText(res, 503, PAGE, "text/html; charset=utf-8");
}
