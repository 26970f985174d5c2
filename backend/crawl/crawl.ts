import type { VisitorOptions } from "./ask";
import { createVisitor, type Visitor } from "./ask";
import type { CrawlStore, KnownPage } from "./crawl-store";
import { createHosts } from "./hosts";
import { CRAWL_LIMITS, CRAWL_TIME } from "./limits";
import { type Clock, createPace, type Pace, retryAfter } from "./pace";
import { FINAL, type Remark } from "./remarks";
import type { Robots } from "./robots";
import { seedFromSitemaps } from "./seed";
import { visit } from "./visit";
import { pageAddress, shapeOf, siteOf } from "./web-address";

/** Why a crawl ended. Only after `whole` has every known page been looked at. */
export type CrawlEnd = "whole" | "most_pages" | "out_of_time" | "stopped" | "site_down" | "asked_to_wait" | "forbidden";

export interface CrawlRequest extends Pick<VisitorOptions, "allow" | "ports" | "resolve"> {
  store: CrawlStore;
  /** Where the shop begins. */
  start: URL;
  userAgent: string;
  clock: Clock;
  /** Ms between two requests to one host. */
  pause: number;
  maxPages: number;
  /** Aborted when the operator stops the crawl. */
  stop: AbortSignal;
  onProgress?: (pages: number) => void;
}

export interface CrawlResult {
  end: CrawlEnd;
  /** Whether it went on with an interrupted one. */
  resumed: boolean;
  pages: number;
  skippedSitemaps: number;
}

const MOST_ATTEMPTS = 3;

interface Crawl extends CrawlRequest {
  site: string;
  visitor: Visitor;
  pace: Pace;
  robotsOf: (url: URL) => Promise<Robots | null>;
}

/** Reads the pages of one site that may be read, one at a time, and keeps in the store what products they have. */
export async function crawl(request: CrawlRequest): Promise<CrawlResult> {
  const { store, start, clock, pause, stop } = request;
  const pace = createPace(clock, pause);
  const visitor = createVisitor({ ...request, pace });
  try {
    const run: Crawl = { ...request, site: siteOf(start), visitor, pace, robotsOf: createHosts(visitor, pace) };
    const robots = await run.robotsOf(start);
    if (!robots?.allows(start.pathname + start.search)) {
      return { end: robots ? "forbidden" : "site_down", resumed: false, pages: 0, skippedSitemaps: 0 };
    }
    const resumed = store.begin(clock.now());
    const add = (url: URL) => remember(run, url, { depth: 0, isTrusted: true });
    add(start);
    const skippedSitemaps = store.isSeeded() ? 0 : await seedFromSitemaps(run, robots, add);
    if (!stop.aborted) store.seeded();
    const { end, pages } = await readAll(run);
    if (end === "whole" || end === "most_pages") store.end();
    return { end, resumed, pages, skippedSitemaps };
  } finally {
    await visitor.close();
  }
}

async function readAll(run: Crawl): Promise<{ end: CrawlEnd; pages: number }> {
  const { store, clock, stop, maxPages, onProgress } = run;
  const until = clock.now() + CRAWL_TIME.all;
  let failures = 0;
  let pages = 0;
  for (let page = store.next(); page; page = store.next()) {
    if (stop.aborted) return { end: "stopped", pages };
    if (pages >= maxPages) return { end: "most_pages", pages };
    if (clock.now() > until) return { end: "out_of_time", pages };
    const outcome = await readOne(run, page).catch((error: unknown) => {
      if (stop.aborted) return "stopped" as const;
      throw error;
    });
    if (outcome === "stopped" || outcome === "asked_to_wait") return { end: outcome, pages };
    failures = outcome === "failed" ? failures + 1 : 0;
    if (failures >= CRAWL_LIMITS.failures) return { end: "site_down", pages };
    if (outcome !== "not asked") pages += 1;
    onProgress?.(pages);
  }
  return { end: "whole", pages };
}

/** Reads one page, unless it may not be read. */
async function readOne(run: Crawl, page: KnownPage): Promise<"read" | "failed" | "not asked" | "asked_to_wait"> {
  const { store, clock, visitor, site } = run;
  const url = new URL(page.address);
  const robots = await run.robotsOf(url);
  if (!robots?.allows(url.pathname + url.search)) {
    settle(run, page, robots ? "robots" : "robots_unreachable");
    return "not asked";
  }
  if (page.depth > 0 && page.items === 0 && store.isBarren(page.shape)) {
    store.miss(page, clock.now(), "barren");
    return "not asked";
  }
  const seen = await visit(visitor, page, site);
  if (seen.kind === "busy") return isBusy(run, page, seen.retryAfter);
  if (seen.kind === "unchanged") store.confirm(page, clock.now());
  else if (seen.kind === "missed") settle(run, page, seen.remark);
  else if (seen.kind === "elsewhere") {
    const hops = page.hops + 1;
    const isTooFar = seen.remark === "moved" && hops > CRAWL_LIMITS.hops;
    settle(run, page, isTooFar ? "many_redirects" : seen.remark);
    if (seen.target && !isTooFar)
      remember(run, new URL(seen.target), { depth: page.depth, hops, isTrusted: page.depth === 0 });
    follow(run, page, seen.links);
  } else {
    store.keep(page, seen.items, seen.validators, clock.now(), seen.remark);
    follow(run, page, seen.links);
  }
  return seen.kind === "missed" && seen.remark === "failed" ? "failed" : "read";
}

function isBusy(run: Crawl, page: KnownPage, header: string | undefined): "read" | "asked_to_wait" {
  const { store, clock, pace } = run;
  const wait = retryAfter(header, clock.now()) ?? CRAWL_TIME.busy * (page.attempts + 1);
  if (wait > CRAWL_TIME.longestWait) return "asked_to_wait";
  pace.rest(new URL(page.address).host, wait);
  if (page.attempts + 1 >= MOST_ATTEMPTS) store.miss(page, clock.now(), "busy");
  else store.postpone(page, clock.now());
  return "read";
}

function settle({ store, clock }: Crawl, page: KnownPage, remark: Remark): void {
  if (FINAL.has(remark)) store.keep(page, [], { etag: null, lastModified: null }, clock.now(), remark);
  else store.miss(page, clock.now(), remark);
}

function follow(run: Crawl, page: KnownPage, links: readonly string[]): void {
  if (page.depth >= CRAWL_LIMITS.depth) return;
  for (const link of links) remember(run, new URL(link), { depth: page.depth + 1, isTrusted: false });
}

/** `isTrusted`: the shop itself named the page, in a sitemap. */
function remember(
  { store }: Crawl,
  url: URL,
  { depth, hops, isTrusted }: { depth: number; hops?: number; isTrusted: boolean },
): void {
  const page = pageAddress(url.href);
  if (!page) return;
  const about = { address: page.href, shape: shapeOf(page), path: `${page.host}${page.pathname}`, depth };
  store.add(hops === undefined ? about : { ...about, hops }, isTrusted);
}
