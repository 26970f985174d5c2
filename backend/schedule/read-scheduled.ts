import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CrawlEnd } from "../crawl/crawl";
import { crawlInThread } from "../crawl/crawl-thread";
import { openSource } from "../feeds/command/source";
import type { ImportReport } from "../feeds/import-report";
import type { Kit } from "../kit";
import { crawlsFolderId } from "./folder";
import type { ScheduledShop } from "./records";
import type { Outcome } from "./schedule";

/** Imports a feed of a shop, as any other. */
export type ImportSource = (feed: {
  shopName: string;
  shopUrl: string;
  source: AsyncIterable<Uint8Array>;
  sourceName: string;
}) => Promise<ImportReport>;

/** Ends after which the shop is asked again soon. */
const FAILED: ReadonlySet<CrawlEnd> = new Set(["site_down", "asked_to_wait", "forbidden"]);

/** Reads what a shop sells, from its feed or its pages, and imports it. */
export function createReader({ dataDir }: Pick<Kit, "dataDir">, importSource: ImportSource) {
  return (shop: ScheduledShop, stop: AbortSignal): Promise<Outcome> =>
    shop.kind === "feed" ? readFeed(shop, stop) : readPages(shop, stop);

  async function readFeed({ name, url, feed, allowPrivate }: ScheduledShop, stop: AbortSignal): Promise<Outcome> {
    const opened = await openSource({ feed, allowPrivate });
    stop.addEventListener("abort", () => void opened.close(), { once: true });
    try {
      return outcomeOf(
        await importSource({ shopName: name, shopUrl: url, source: opened.bytes, sourceName: feed }),
        "",
      );
    } finally {
      await opened.close();
    }
  }

  async function readPages(shop: ScheduledShop, stop: AbortSignal): Promise<Outcome> {
    const { name, url, maxPages: max, pause, allowPrivate, about } = shop;
    // Named as uploads are, so that one that a killed process left is removed in time.
    const feedFile = join(dataDir, "imports", `upload-${randomBytes(8).toString("hex")}`);
    try {
      const task = { dataDir, about, feedFile, shop: { shop: name, url, max, pause, allowPrivate } };
      const { end, told, items, hasUnseen, feed } = await crawlInThread(task, stop);
      if (stop.aborted) return null;
      const isElsewhere = shop.folder !== null && shop.folder !== (await crawlsFolderId(dataDir));
      const failed = FAILED.has(end);
      // A part of what another folder knew would take the rest for removed.
      if (isElsewhere && hasUnseen) {
        return {
          state: "failed",
          message: `${told}. Deze gegevensmap kent de winkel nog niet helemaal: er is niets ingevoerd`,
        };
      }
      if (feed === null) return { state: failed ? "failed" : "done", message: `${told}. Er is niets ingevoerd` };
      const source = createReadStream(feed);
      const report = await importSource({ shopName: name, shopUrl: url, source, sourceName: `crawl van ${url}` });
      const outcome = outcomeOf(report, `${told}; ${items} producten. `);
      return failed && outcome?.state === "done" ? { ...outcome, state: "failed" } : outcome;
    } finally {
      await rm(feedFile, { force: true });
    }
  }
}

function outcomeOf({ state, counts, message }: ImportReport, before: string): Outcome {
  const { added, changed, removed, refused } = counts;
  const result = `${added} toegevoegd, ${changed} gewijzigd, ${removed} verwijderd, ${refused} geweigerd`;
  const told = state === "failed" ? message : `${before}${result}${message && `. ${message}`}`;
  // One that is still being applied is finished by whoever holds it.
  return { state: state === "held" || state === "failed" ? state : "done", message: told };
}
