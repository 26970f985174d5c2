/** The same as for a page: a crawler retries later. */
export const SITEMAP_TIMEOUT_MS = 2_000;

export function sitemapResponse(xml: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/** An empty sitemap would remove all pages from the search engines; this response makes them retry later. */
export function sitemapUnavailable(): Response {
  return new Response("Service unavailable", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "300", "Cache-Control": "no-store" },
  });
}
