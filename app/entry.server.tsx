import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { rarePartsOfLists } from "./features/search/rare-parts.server";
import { withoutFixed } from "./fixed-hand-off";
import { lastResort } from "./last-resort.server";
import { type RootData, siteOf } from "./root-data";
import { DrawingContext } from "./ui/drawn-once";
import { knowRareParts } from "./ui/rare-part";
import { ScriptMark } from "./ui/script-mark";

knowRareParts(rarePartsOfLists);

/** Requests with a failed rendering. */
const failed = new WeakSet<Request>();

/**
 * Renders one document as a whole: all data is loaded before rendering starts, nothing in it suspends, and server.ts
 * needs all of it to list its scripts in the content security policy and to cache it. A server that takes the document
 * itself (`context.takeDocument`) avoids the copies that a response makes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  await context.drawingTurn?.();
  const page = rendered(request, remix, context);
  const init = { status: page === undefined ? 500 : status, headers };
  const html = page ?? lastResort();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (page === undefined) headers.set("Cache-Control", "no-store");
  if (!context.takeDocument) return new Response(html, init);
  context.takeDocument(html);
  return new Response(null, init);
}

/** Undefined when even the error page cannot be rendered. */
function rendered(
  request: Request,
  remix: EntryContext,
  { scriptMark, beginDrawing, fixedApart, paths }: AppLoadContext,
): string | undefined {
  // Values that a server handed over as they are count as deferred, but nothing is pending.
  remix.staticHandlerContext.activeDeferreds = null;
  const root = remix.staticHandlerContext.loaderData.root as RootData | undefined;
  const drawing = root && beginDrawing?.(siteOf(root));
  // A third of a page. With it, the string of the page would be so long that the engine has to fetch memory for it.
  const handOff = remix.serverHandoffString;
  if (handOff !== undefined) {
    const data = fixedApart ? withoutFixed(handOff, { names: paths.names, future: remix.future }) : handOff;
    remix.serverHandoffString = drawing?.text(data) ?? data;
  }
  try {
    const html = renderToString(
      <ScriptMark.Provider value={scriptMark}>
        <DrawingContext.Provider value={drawing}>
          <RemixServer context={remix} url={request.url} />
        </DrawingContext.Provider>
      </ScriptMark.Provider>,
    );
    // Only React's streams add the doctype themselves.
    return `<!DOCTYPE html>${html}`;
  } catch (error) {
    // Remix renders a second time, with the error page instead of the failed page.
    if (!failed.has(request)) {
      failed.add(request);
      throw error instanceof Error ? error : new Error(String(error));
    }
    console.error(error);
    return undefined;
  }
}

/** Remix logs what a loader throws; an aborted request is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
