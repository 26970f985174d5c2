import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { collectHtml } from "./collect-html.server";
import { lastResort } from "./last-resort.server";
import { ScriptMark } from "./ui/script-mark";

const RENDER_LIMIT_MS = 10_000;
/** Requests of which a rendering failed. */
const failed = new WeakSet<Request>();

/**
 * Renders one document, whole: every page's data is there before rendering starts, and server.ts needs all of it to
 * list its scripts in the content security policy and to keep it for the next visitor.
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
      <ScriptMark.Provider value={context.scriptMark}>
        <RemixServer context={remix} url={request.url} abortDelay={RENDER_LIMIT_MS} />
      </ScriptMark.Provider>,
      {
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          pipe(collectHtml((html) => resolve(new Response(new Uint8Array(html), { status: code, headers }))));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          // Remix renders once more, with the error page in the place of the page that failed.
          if (!failed.has(request)) {
            failed.add(request);
            return reject(error instanceof Error ? error : new Error(String(error)));
          }
          console.error(error);
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("Cache-Control", "no-store");
          resolve(new Response(lastResort(), { status: 500, headers }));
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
