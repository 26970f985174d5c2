import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** Files of the client build: precompressed where the build did so; those with a hash in their name never change. */
export function createStaticFiles(folder: string) {
  const serve = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(res, path) {
      const lasting = path.startsWith("/assets/") || path.startsWith("/fonts/");
      res.setHeader("Cache-Control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // Unknown to the table of types that is used.
      if (path.endsWith(".ico")) res.setHeader("Content-Type", "image/vnd.microsoft.icon");
      // The page of a silent renewal stands in a frame, of this site only.
      if (path.endsWith(".html")) res.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
    },
  });
  /** Calls `next` when there is no such file. */
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => serve(req, res, next);
}
