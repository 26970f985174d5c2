import type { IncomingMessage, ServerResponse } from "node:http";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { isRead } from "./guards";
import { bodyStream } from "./request-body";

/** A Node request as a web Request, for `address` where not all of its own counts; aborted when the visitor goes away. */
export function toRequest(
  req: IncomingMessage,
  res: ServerResponse,
  origin: string,
  address: string = req.url ?? "/",
): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? "";
    if (!name.startsWith(":")) headers.append(name, req.rawHeaders[i + 1] ?? "");
  }
  const gone = new AbortController();
  res.on("close", () => gone.abort());
  const init: RequestInit & { duplex?: "half" } = { method: req.method ?? "GET", headers, signal: gone.signal };
  if (!isRead(req)) {
    init.body = bodyStream(req);
    init.duplex = "half";
  }
  return new Request(new URL(address, origin), init);
}

/**
 * A page's request as it is rendered for everybody: its address only. Whose request it was, which method it had and
 * whether that visitor stays is no business of a document that others wait for.
 */
export function sharedRequest(address: string, origin: string): Request {
  return new Request(new URL(address, origin), { headers: { Accept: "text/html" } });
}

/** From where a request comes; behind a proxy what the proxy has added last. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || (req.socket.remoteAddress ?? "");
}

/** Sends a web Response, streamed. */
export async function sendResponse(res: ServerResponse, response: Response, head: boolean): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) res.appendHeader(name, value);
  if (response.body && !head) await writeReadableStreamToWritable(response.body, res);
  else {
    await response.body?.cancel();
    res.end();
  }
}

export function sendText(res: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  res.statusCode = status;
  res.setHeader("Content-Type", type);
  res.setHeader("Cache-Control", "no-store");
  res.end(text);
}
