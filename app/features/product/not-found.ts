/**
 * The 404 of a loader. Whether something does not exist or its service fails cannot always be told apart, so nobody
 * may keep the answer.
 */
export function notFound(message: string): Response {
  return new Response(message, { status: 404, statusText: message, headers: { "Cache-Control": "no-store" } });
}
