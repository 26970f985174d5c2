import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bringIn } from "../../feeds/command/bring-in";
import { summary } from "../../feeds/command/report";
import { UsageError } from "../../operator/command";
import { CommandError, reasonOf } from "../../operator/failure";
import { putOnSchedule, scheduledSites, takeOffSchedule, told } from "../../operator/on-schedule";
import { type CrawlStore, crawlsFolder, openCrawlStore } from "../crawl-store";
import { feedXml } from "../feed-xml";
import { CRAWL_TIME } from "../limits";
import { lockSite } from "../lock-site";
import { type CrawledShop, readShop } from "../read-shop";
import { siteOf } from "../web-address";
import { type CrawlArguments, type CrawlOptions, readArguments, USAGE } from "./arguments";
import { crawlSummary } from "./report";

const EXIT = { done: 0, failed: 1, usage: 2, held: 3, running: 1, applying: 1 } as const;
const PROGRESS_EVERY = 100;

/** `npm run crawl`: reads the pages of shops and imports what they sell. Returns the exit code. */
export async function runCrawlCommand(argv: string[], circumstances: Circumstances): Promise<number> {
  const { env, say } = circumstances;
  try {
    const wanted = readArguments(argv, env);
    if (wanted === null) say(USAGE);
    else if (wanted.kind === "list") say(await listed(wanted.dataDir));
    else if (wanted.kind === "forget") say(await forgotten(wanted.dataDir, new URL(wanted.url)));
    else if (wanted.kind === "every") say(await scheduled(wanted));
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
  const onProgress = (pages: number) => {
    if (pages % PROGRESS_EVERY === 0) console.error(`${pages} pagina's gelezen`);
  };
  const request = { dataDir: options.dataDir, shop, about: options.about, stop, onProgress };
  return readShop(request, async ({ store, result, since }) => {
    say(`${shop.shop}: ${crawlSummary(store, result, since)}`);
    if (result.end === "whole") store.forgetGone();
    const isStopped = stop.aborted || result.end === "forbidden";
    return importItems(store, { shop, options, env, say, since, isStopped });
  });
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

async function listed(dataDir: string): Promise<string> {
  const onTime = new Map((await scheduledSites(dataDir)).map((shop) => [shop.site, told(shop.everyMinutes)]));
  const lines = crawledShops(dataDir).map(({ shop, ended, items }) => {
    const every = onTime.get(siteOf(new URL(shop.url)));
    const remarks = `${ended ? "" : "  (ronde nog niet af)"}${every ? `  (elke ${every})` : ""}`;
    return `${shop.shop}  ${shop.url}  ${items} producten${remarks}`;
  });
  return lines.length > 0 ? lines.join("\n") : "Er wordt nog geen winkel gelezen.";
}

function scheduled({ shop, options, minutes }: CrawlArguments & { kind: "every" }): Promise<string> {
  const { shop: name, url, max: maxPages, pause, allowPrivate } = shop;
  const entry = { kind: "crawl" as const, name, url, feed: "", maxPages, pause, allowPrivate };
  return putOnSchedule(options.dataDir, { ...entry, about: options.about, everyMinutes: minutes });
}

async function forgotten(dataDir: string, url: URL): Promise<string> {
  const site = siteOf(url);
  const file = join(crawlsFolder(dataDir), `${site}.db`);
  if (!existsSync(file)) throw new CommandError(`van ${site} is niets gelezen`);
  const left = await takeOffSchedule(dataDir, site);
  const unlock = lockSite(dataDir, site);
  for (const end of [".db", ".db-wal", ".db-shm"]) rmSync(file.replace(/\.db$/, end), { force: true });
  unlock();
  return `${site} is vergeten en wordt niet meer gelezen. Haar aanbiedingen staan er nog.${left}`;
}
