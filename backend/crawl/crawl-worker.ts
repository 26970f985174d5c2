import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { endText } from "./command/report";
import type { CrawlTask, FromCrawlWorker } from "./crawl-thread";
import { feedXml } from "./feed-xml";
import { SiteInUseError } from "./lock-site";
import { type Reading, readShop } from "./read-shop";

/** Entry point of the crawl worker: reads one shop, writes what it sells as a feed, and ends. Any message stops it. */

const stop = new AbortController();
parentPort?.once("message", () => stop.abort());
const send = (message: FromCrawlWorker) => parentPort?.postMessage(message);

async function feedOf(task: CrawlTask, { store, result, since }: Reading): Promise<FromCrawlWorker> {
  const items = store.countItems(since);
  const told = { end: result.end, told: endText(result.end), items, hasUnseen: store.hasUnseen() };
  if (stop.signal.aborted || result.end === "forbidden" || items === 0) return { ...told, feed: null };
  const folder = join(task.dataDir, "imports");
  await mkdir(folder, { recursive: true });
  await pipeline(Readable.from(feedXml(store.items(since))), createWriteStream(task.feedFile, { mode: 0o600 }));
  if (result.end === "whole") store.forgetGone();
  return { ...told, feed: task.feedFile };
}

const task = workerData as CrawlTask;
try {
  send(await readShop({ ...task, stop: stop.signal }, (reading) => feedOf(task, reading)));
} catch (error) {
  send({
    failed: error instanceof Error ? error.message : String(error),
    isInUse: error instanceof SiteInUseError,
  });
}
parentPort?.close();
