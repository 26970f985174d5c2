/** The requested resource is at another address on this site. */
export interface Moved {
  /** A path. */
  location: string;
  status: number;
}
type Fetch = (input: string, init: RequestInit) => Promise<Response>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_HOPS = 3;

/**
 * Fetches something that may have moved. A redirect to a path, or to an address of `sites`, is returned as the answer;
 * one to the service's own host is followed; one to any other host counts as no answer.
 */
export async function fetchOrMove(
  fetch: Fetch,
  address: string,
  init: RequestInit,
  sites: readonly string[],
): Promise<Response | Moved> {
  let url = address;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const location = response.headers.get("location") ?? "";
    if (!REDIRECTS.has(response.status) || location === "") return response;
    const path = pathOn(sites, location);
    if (path === undefined && !isSameHost(location, url)) return response;
    await response.body?.cancel();
    if (path !== undefined) return { location: path, status: response.status };
    url = location;
  }
  throw new Error(`More than ${MOST_HOPS} redirects`);
}

function pathOn(sites: readonly string[], location: string): string | undefined {
  if (/^\/(?!\/)/.test(location)) return location;
  if (!URL.canParse(location)) return undefined;
  const { origin, pathname, search } = new URL(location);
  return sites.includes(origin) ? pathname + search : undefined;
}

const isSameHost = (location: string, url: string) =>
  /^https?:/i.test(location) && URL.canParse(location) && new URL(location).host === new URL(url).host;
