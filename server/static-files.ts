import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { FOR_DOCUMENTS } from "./security";

/** Serves the client build, precompressed where available; files with a hash in their name are immutable. */
export function createStaticFiles(folder: string) {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(res, path) {
      const lasting = path.startsWith("/assets/") || path.startsWith("/fonts/");
      res.setHeader("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (lasting) for (const name of FOR_DOCUMENTS) res.removeHeader(name);
      // Missing from sirv's MIME table.
      if (path.endsWith(".ico")) res.setHeader("Content-Type", "image/vnd.microsoft.icon");
      // The silent-renewal page is shown in a frame, on this site only.
      if (path.endsWith(".html")) res.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
    },
  });
  /** Calls `next` when there is no such file. */
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => serve(req, res, next);
}
