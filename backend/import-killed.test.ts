import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serviceNames } from "#contract/services";
import { createBackend } from "./app";
import { type Held, held } from "./held-after-import.fixture";
import { projectRoot } from "./process/root";
import { openDatabase } from "./storage/open";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-import-killed-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const source = (path: string) => JSON.stringify(join(projectRoot(), "backend", path));

/**
 * A shop that prints what it holds, imports a feed of `items` items and blocks at the statement of the given stage,
 * reporting when that statement has been made the given number of times.
 */
const IMPORTER = `
  import { held } from ${source("held-after-import.fixture.ts")};
  import { importFeed } from ${source("feeds/import-feed.ts")};
  import { goodItems, inPieces, xmlFeed } from ${source("feeds/test-feed.ts")};
  import { createSearch } from ${source("search/search.ts")};
  import { openDatabase } from ${source("storage/open.ts")};
  const [dataDir, items, statement, time] = process.argv.slice(1);
  const log = { info() {}, warn() {}, error() {} };
  const db = await openDatabase({ dataDir, log });
  process.stdout.write(JSON.stringify(await held(db)) + "\\n");
  let importing = false;
  let times = 0;
  const still = (session) => ({ ...session, query: async (sql, values) => {
    const answer = await session.query(sql, values);
    if (!importing || !sql.includes(statement) || ++times < Number(time)) return answer;
    process.stdout.write("there\\n");
    return new Promise(() => undefined);
  } });
  const kit = {
    db: { ...still(db), transaction: (work) => db.transaction((session) => work(still(session))), close: db.close },
    dataDir, log, now: () => new Date(),
  };
  const search = createSearch(kit);
  await search.ready();
  await search.catchUp();
  importing = true;
  await importFeed({
    kit, changes: { ...search, announce() {} }, images: { adopt: async () => [] },
    shopName: "Winkel", shopUrl: "https://winkel.example", sourceName: "test",
    source: inPieces(xmlFeed(goodItems(Number(items))), 64000),
  });
  process.stdout.write("done\\n");
  await search.close();
  await db.close();`;

/** What the shop held before, and the last thing that it reported. */
async function bringAndKill(
  items: number,
  [statement, time]: readonly [string, number],
): Promise<{ before: Held; last: string }> {
  // No importer lives long enough to be worth a better compilation of the store.
  const args = [
    "--liftoff-only",
    "--import",
    "tsx",
    "--input-type=module",
    "-e",
    IMPORTER,
    folder,
    String(items),
    statement,
    `${time}`,
  ];
  const child = spawn(process.execPath, args, { cwd: projectRoot(), stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line === "there") child.kill("SIGKILL");
  }
  await ended;
  return { before: JSON.parse(lines[0] ?? "{}"), last: lines.at(-1) ?? "" };
}

/**
 * How many products a shop restarted on the folder finds from the moment it is ready. With `until` it may go on until it
 * finds that many.
 */
async function foundWhenReady(until?: number): Promise<number> {
  const backend = await createBackend({ dataDir: folder, embedded: serviceNames }, { log });
  while (!(await backend.health()).ok) await pause(1);
  const body = JSON.stringify({
    q: "",
    filters: {},
    page: { current: 0, size: 1 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
  });
  const headers = { "Content-Type": "application/json" };
  async function countFound(): Promise<number> {
    const request = new Request("http://localhost/api/search/search", { method: "POST", headers, body });
    const { hits } = (await (await backend.fetch(request)).json()) as { hits: { total: { value: number } } };
    return hits.total.value;
  }
  let found = await countFound();
  while (until !== undefined && found < until) {
    await pause(50);
    found = await countFound();
  }
  // Responds once the shop has cleaned up after dead imports.
  await backend.fetch(new Request("http://localhost/api/feeds/imports/none"));
  await backend.close();
  return found;
}

const NEVER = ["no such statement", 1] as const;
const INTERRUPTED = { state: "failed", message: "De import is onderbroken; er is niets veranderd" };
/** What a shop holds after its restart: the next importer reads it, so that the store is opened once less per stage. */
const untouched = { kept: 300, waiting: 0, ends: INTERRUPTED };
const finished = (kept: number) => ({ kept, waiting: 0, ends: { state: "done" } });

it("shows and reports nothing of an import that is killed before it is decided, and finishes any other", async () => {
  expect((await bringAndKill(300, NEVER)).last).toBe("done");
  const whileReading = ["insert into feed_staging", 1] as const;
  expect((await bringAndKill(900, whileReading)).last).toBe("there");
  expect(await foundWhenReady()).toBe(300);
  const whilePlanning = ["insert into feed_plan", 1] as const;
  expect(await bringAndKill(600, whilePlanning)).toEqual({ before: untouched, last: "there" });
  expect(await foundWhenReady()).toBe(300);
  const halfWayThroughWriting = ["insert into offers", 2] as const;
  expect(await bringAndKill(600, halfWayThroughWriting)).toEqual({ before: untouched, last: "there" });
  expect(await foundWhenReady(600)).toBe(600);
  const beforeTheIndex = ["where revision > $1", 1] as const;
  expect(await bringAndKill(900, beforeTheIndex)).toMatchObject({ before: finished(600), last: "there" });
  expect(await foundWhenReady()).toBe(900);
  const whileTheIndexCatchesUp = ["where revision > $1", 3] as const;
  expect(await bringAndKill(1500, whileTheIndexCatchesUp)).toMatchObject({ before: finished(900), last: "there" });
  expect(await foundWhenReady()).toBe(1500);
  const db = await openDatabase({ dataDir: folder, log });
  expect(await held(db)).toMatchObject(finished(1500));
  await db.close();
}, 600_000);
