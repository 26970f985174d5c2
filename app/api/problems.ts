/**
 * What a loader throws when it has no page to show. A missing thing and a failing service cannot always be told apart,
 * so the response must not be cached. The error page depends on the status, never on the message, which is what the
 * specification calls the problem.
 */
export function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, { status, statusText: message, headers: { "Cache-Control": "no-store", ...headers } });
}

export const notFound = (message = "Not found"): Response => problem(404, message);
