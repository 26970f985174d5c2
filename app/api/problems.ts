/**
 * What a loader throws where it has no page to show. Whether something does not exist or its service fails cannot always
 * be told apart, so nobody may keep it. The page that is shown depends on the status, never on the message, which is what
 * the specification calls the problem.
 */
export function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, { status, statusText: message, headers: { "Cache-Control": "no-store", ...headers } });
}

export const notFound = (message = "Not found"): Response => problem(404, message);
