import { startWorker } from "../process/workers";
import type { CrawlEnd } from "./crawl";
import { SiteInUseError } from "./lock-site";
import type { CrawledShop } from "./read-shop";

export interface CrawlTask {
  dataDir: string;
  shop: CrawledShop;
  about: string;
  /** Where the feed is written; the caller removes it. */
  feedFile: string;
}

export interface CrawlOutcome {
  end: CrawlEnd;
  /** How it ended, in Dutch. */
  told: string;
  items: number;
  /** Whether pages are known that were never looked at: what was found may be a part of what the shop sells. */
  hasUnseen: boolean;
  /** The file with the feed; null when there is nothing to import. */
  feed: string | null;
}

export type FromCrawlWorker = CrawlOutcome | { failed: string; isInUse: boolean };

/** A request to a slow shop may be under way; what was read so far is stored. */
const STOP_MS = 5_000;
const HEAP_MB = 256;

/**
 * Reads a shop in a thread of its own, so that no page of the shop waits for a page of somebody else. Once `stop` is
 * aborted it ends within seconds. Throws SiteInUseError when the shop is being read already.
 */
export async function crawlInThread(task: CrawlTask, stop: AbortSignal): Promise<CrawlOutcome> {
  const worker = startWorker("crawl-worker", task, HEAP_MB);
  let timer: NodeJS.Timeout | undefined;
  const onStop = () => {
    worker.postMessage("stop");
    timer = setTimeout(() => void worker.terminate(), STOP_MS);
  };
  if (stop.aborted) onStop();
  else stop.addEventListener("abort", onStop, { once: true });
  try {
    const answer = await new Promise<FromCrawlWorker>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the thread that reads shops has stopped")));
    });
    if (!("failed" in answer)) return answer;
    throw answer.isInUse ? new SiteInUseError(answer.failed) : new Error(answer.failed);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", onStop);
    await worker.terminate();
  }
}
