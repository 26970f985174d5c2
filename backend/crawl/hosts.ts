import { UnreadableBody, type Visitor } from "./ask";
import { CRAWL_LIMITS, CRAWL_TIME } from "./limits";
import type { Pace } from "./pace";
import { pageText } from "./page-text";
import { ALLOW_ALL, parseRobots, ROBOTS_BYTES, type Robots } from "./robots";

/** The product token that robots.txt files name. */
export const ROBOTS_TOKEN = "EtalageBot";

/** The robots.txt of each host; null when it could not be fetched, which forbids everything (RFC 9309, 2.3.1.4). */
export function createHosts(visitor: Visitor, pace: Pace): (url: URL) => Promise<Robots | null> {
  const known = new Map<string, Promise<Robots | null>>();
  return (url) => {
    const found = known.get(url.origin);
    if (found) return found;
    if (known.size >= CRAWL_LIMITS.hosts) return Promise.resolve(null);
    const asked = askRobots(visitor, new URL("/robots.txt", url)).then((robots) => {
      if (robots?.crawlDelay) pace.slow(url.host, Math.max(CRAWL_TIME.pause, robots.crawlDelay * 1_000));
      return robots;
    });
    known.set(url.origin, asked);
    return asked;
  };
}

async function askRobots(visitor: Visitor, first: URL): Promise<Robots | null> {
  let url = first;
  for (let hop = 0; hop <= CRAWL_LIMITS.hops; hop += 1) {
    try {
      const { status, header, body } = await visitor.ask(url, {
        maxBytes: 4 * ROBOTS_BYTES,
        accept: "text/plain, */*",
      });
      const location = header("location");
      if (status === 200) return parseRobots(pageText(body, header("content-type") ?? ""), ROBOTS_TOKEN);
      if (status >= 300 && status < 400 && location && URL.canParse(location, url.href)) {
        url = new URL(location, url);
        continue;
      }
      // "Too many requests" says that the host is busy, not that it has no rules.
      return status >= 400 && status < 500 && status !== 429 ? ALLOW_ALL : null;
    } catch (error) {
      return error instanceof UnreadableBody ? ALLOW_ALL : null;
    }
  }
  return ALLOW_ALL;
}
