import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readInThread } from "./feed-thread";
import { inMatchingThread } from "./match-thread";
import type { MatchStep } from "./matching-session";
import type { FeedTask, PreparedBatch } from "./prepare-batches";
import { FeedError } from "./raw-item";
import { goodItem, goodItems, xmlFeed } from "./test-feed";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-thread-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function task(content: string): Promise<FeedTask> {
  const file = join(folder, "feed.xml");
  await writeFile(file, content);
  const shop = { id: "w1", name: "Winkel", website: "winkel.example", shippingCost: 0, shippingFreeFrom: null };
  const now = new Date("2026-11-20T12:00:00Z");
  return { file, shop: { ...shop, isNew: false }, categories: [], unplacedId: "c", mapped: [], now };
}
async function all(batches: AsyncIterable<PreparedBatch>): Promise<PreparedBatch[]> {
  const list: PreparedBatch[] = [];
  for await (const batch of batches) list.push(batch);
  return list;
}

describe("reading a feed in a thread of its own", () => {
  it("gives every item once, in batches of a bounded number and size", async () => {
    const many = await all(readInThread(await task(xmlFeed(goodItems(1_201)))));
    expect(many.map(({ read }) => read)).toEqual([...new Array(8).fill(150), 1]);
    expect(many.flatMap(({ accepted }) => accepted).map(({ position }) => position)).toEqual(
      Array.from({ length: 1_201 }, (_, n) => n + 1),
    );
    expect(JSON.parse(many[0]?.rows ?? "")).toHaveLength(150);
    const large = goodItems(10, { description: "x ".repeat(150_000) });
    expect((await all(readInThread(await task(xmlFeed(large))))).map(({ read }) => read)).toEqual([4, 4, 2]);
  }, 60_000);

  it("says that a broken document is the feed's own fault, and reads the next one", async () => {
    await expect(all(readInThread(await task("<html></html>")))).rejects.toThrow(FeedError);
    expect(await all(readInThread(await task(xmlFeed([goodItem(1)]))))).toHaveLength(1);
  }, 60_000);

  it("may be left half-way, and reads the next feed from its beginning", async () => {
    for await (const _ of readInThread(await task(xmlFeed(goodItems(2_000))))) break;
    expect((await all(readInThread(await task(xmlFeed([goodItem(1)])))))[0]?.read).toBe(1);
  }, 60_000);

  it("is given up when it takes too long", async () => {
    await expect(all(readInThread(await task(xmlFeed(goodItems(20_000))), 1))).rejects.toThrow("duurde te lang");
  }, 60_000);

  it("keeps the thread for the next feed, but not the memory that a large one took", async () => {
    const started: Worker[] = [];
    const note = (worker: Worker) => started.push(worker);
    process.on("worker", note);
    const read = async (items: number) => all(readInThread(await task(xmlFeed(goodItems(items)))));
    await read(2_001);
    started.length = 0;
    await read(1);
    await read(2);
    expect(started).toHaveLength(1);
    await read(2_001);
    expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
    await read(1);
    expect(started).toHaveLength(2);
    process.off("worker", note);
  }, 60_000);

  it("leaves this thread free", async () => {
    const feed = await task(xmlFeed(goodItems(400, { description: "<br ".repeat(4_000) })));
    const used = performance.eventLoopUtilization();
    await all(readInThread(feed));
    expect(performance.eventLoopUtilization(used).utilization).toBeLessThan(0.5);
  }, 60_000);
});

describe("comparing titles in a thread of its own", () => {
  const items = JSON.stringify([{ id: "a", title: "Nikon D90 body", gtin: null }]);
  const offers = JSON.stringify([{ productId: "1", shopId: "s", title: "nikon d-90 body only", gtin: null }]);
  async function compare(...steps: MatchStep[]) {
    const found: string[] = [];
    await inMatchingThread(async (thread) => {
      for (const step of steps) found.push(...(await thread.take(step)).map(({ productId }) => productId));
      return 1;
    });
    return found;
  }

  it("forgets the items of one session before the next, also after a failure", async () => {
    expect(await compare({ items }, { offers }, { end: true }, { offers }, { end: true })).toEqual(["1"]);
    await expect(compare({ items }, { offers: "{" })).rejects.toThrow("JSON");
    expect(await compare({ offers }, { end: true })).toEqual([]);
  }, 60_000);

  it("is given up when it takes too long", async () => {
    const endless = inMatchingThread(async (thread) => {
      for (;;) await thread.take({ items: "[]" });
    }, 1);
    await expect(endless).rejects.toThrow();
  }, 60_000);
});
