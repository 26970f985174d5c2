import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bringIn } from "../../feeds/command/bring-in";
import { summary } from "../../feeds/command/report";
import { UsageError } from "../../operator/command";
import { CommandError, reasonOf } from "../../operator/failure";
import { crawl } from "../crawl";
import { type CrawlStore, crawlsFolder, openCrawlStore } from "../crawl-store";
import { feedXml } from "../feed-xml";
import { ROBOTS_TOKEN } from "../hosts";
import { CRAWL_TIME } from "../limits";
import type { Clock } from "../pace";
import { siteOf } from "../web-address";
import { type CrawledShop, type CrawlOptions, readArguments, USAGE } from "./arguments";
import { crawlSummary } from "./report";

const EXIT = { done: 0, failed: 1, usage: 2, held: 3, running: 1, applying: 1 } as const;
const PROGRESS_EVERY = 100;

/** `npm run crawl`: reads the pages of shops and imports what they sell. Returns the exit code. */
export async function runCrawlCommand(argv: string[], circumstances: Circumstances): Promise<number> {
  const { env, say } = circumstances;
  try {
    const wanted = readArguments(argv, env);
    if (wanted === null) say(USAGE);
    else if (wanted.kind === "list") say(listed(wanted.dataDir));
    else if (wanted.kind === "forget") say(forgotten(wanted.dataDir, new URL(wanted.url)));
    else if (wanted.kind === "one") return await crawlShop(wanted.shop, wanted.options, circumstances);
    else return await crawlAgain(wanted.shop, wanted.options, circumstances);
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return EXIT.usage;
    }
    console.error(`Het lezen is mislukt: ${reasonOf(error)}.`);
    return EXIT.failed;
  }
}

interface Circumstances {
  env: Record<string, string | undefined>;
  /** Aborted when the operator stops the command. */
  stop: AbortSignal;
  /** Prints the answer. */
  say(text: string): void;
}

/** One shop after the other; the worst exit code of them. */
async function crawlAgain(name: string | null, options: CrawlOptions, circumstances: Circumstances): Promise<number> {
  let worst: number = EXIT.done;
  const shops = crawledShops(options.dataDir).filter(({ shop }) => name === null || shop.shop === name);
  if (shops.length === 0) throw new CommandError("er is nog geen winkel gelezen; begin met --shop en --url");
  for (const { shop } of shops) {
    if (circumstances.stop.aborted) break;
    const code = await crawlShop(shop, options, circumstances).catch((error: unknown) => {
      console.error(`${shop.shop}: ${reasonOf(error)}.`);
      return EXIT.failed;
    });
    worst = Math.max(worst, code);
  }
  return worst;
}

async function crawlShop(shop: CrawledShop, options: CrawlOptions, { env, stop, say }: Circumstances): Promise<number> {
  const start = new URL(shop.url);
  const store = openCrawlStore(options.dataDir, siteOf(start));
  try {
    store.set("shop", JSON.stringify(shop));
    const clock = realClock(stop);
    const since = clock.now() - CRAWL_TIME.confirmed;
    const result = await crawl({
      store,
      start,
      clock,
      stop,
      userAgent: `${ROBOTS_TOKEN}/1.0 (+${options.about})`,
      pause: shop.pause,
      maxPages: shop.max,
      onProgress: (pages) => {
        if (pages % PROGRESS_EVERY === 0) console.error(`${pages} pagina's gelezen`);
      },
      ...(shop.allowPrivate ? { allow: () => true, ports: [Number(start.port) || 80, 80, 443] } : {}),
    });
    say(`${shop.shop}: ${crawlSummary(store, result, since)}`);
    if (result.end === "whole") store.forgetGone();
    return await importItems(store, {
      shop,
      options,
      env,
      say,
      since,
      isStopped: stop.aborted || result.end === "forbidden",
    });
  } finally {
    store.close();
  }
}

interface Importing extends Pick<Circumstances, "env" | "say"> {
  shop: CrawledShop;
  options: CrawlOptions;
  since: number;
  isStopped: boolean;
}

/** What pages that were not reached had before is in the feed too, so that it is never taken for removed. */
async function importItems(
  store: CrawlStore,
  { shop, options, env, say, since, isStopped }: Importing,
): Promise<number> {
  if (isStopped || store.countItems(since) === 0) {
    say("\nEr is niets ingevoerd.");
    return isStopped ? EXIT.failed : EXIT.done;
  }
  const { dataDir, force } = options;
  const wanted = { shop: shop.shop, url: shop.url, feed: `crawl van ${shop.url}`, force, dataDir, allowPrivate: false };
  const feed = { bytes: feedXml(store.items(since)), size: null };
  const report = await bringIn(wanted, env.DATABASE_URL || undefined, feed);
  say(`\n${summary(report, dataDir)}`);
  return EXIT[report.state];
}

function realClock(stop: AbortSignal): Clock {
  return { now: Date.now, wait: (ms) => sleep(ms, undefined, { signal: stop }) };
}

function crawledShops(dataDir: string): { shop: CrawledShop; ended: boolean; items: number }[] {
  const folder = crawlsFolder(dataDir);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".db")) : [];
  return files.sort().flatMap((name) => {
    const store = openCrawlStore(dataDir, name.slice(0, -".db".length));
    try {
      const text = store.setting("shop");
      const since = Date.now() - CRAWL_TIME.confirmed;
      const about = { ended: store.setting("ended") === "yes", items: store.countItems(since) };
      return text === null ? [] : [{ shop: JSON.parse(text) as CrawledShop, ...about }];
    } finally {
      store.close();
    }
  });
}

function listed(dataDir: string): string {
  const lines = crawledShops(dataDir).map(
    ({ shop, ended, items }) => `${shop.shop}  ${shop.url}  ${items} producten${ended ? "" : "  (ronde nog niet af)"}`,
  );
  return lines.length > 0 ? lines.join("\n") : "Er wordt nog geen winkel gelezen.";
}

function forgotten(dataDir: string, url: URL): string {
  const file = join(crawlsFolder(dataDir), `${siteOf(url)}.db`);
  if (!existsSync(file)) throw new CommandError(`van ${siteOf(url)} is niets gelezen`);
  for (const end of ["", "-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  return `${siteOf(url)} is vergeten en wordt niet meer gelezen. Haar aanbiedingen staan er nog.`;
}
