import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./nonce";

const RENDER_LIMIT_MS = 10_000;

/**
 * Renders one document, whole: every page's data is there before rendering starts, and shared documents are buffered
 * anyway. Hands React's `pipe` to server.ts when that asks for it, which saves copying through a web stream.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context?.nonce}>
        <RemixServer context={remix} url={request.url} abortDelay={RENDER_LIMIT_MS} nonce={context?.nonce} />
      </NonceContext.Provider>,
      {
        nonce: context?.nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          if (context && "pipe" in context) {
            context.pipe = pipe;
            resolve(new Response(null, { status: code, headers }));
            return;
          }
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }));
          pipe(body);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          code = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}

/** Remix logs what a loader throws; an aborted request is nobody's error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
