import type { IncomingMessage, ServerResponse } from "node:http";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { isRead } from "./guards";
import { bodyStream } from "./request-body";

/**
 * Converts a Node request to a web Request, for `address` if given instead of its own; aborted when the client
 * disconnects.
 */
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
 * The request used to render a page for everyone: its address only. A shared document must not depend on who asked, the
 * method, or whether that client stays connected.
 */
export function sharedRequest(address: string, origin: string): Request {
  return new Request(new URL(address, origin), { headers: { Accept: "text/html" } });
}

/** Client address of a request; behind a trusted proxy, the last one the proxy added. */
export function clientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || (req.socket.remoteAddress ?? "");
}

/** Sends a web Response as a stream. */
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
