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
 * A shop that imports a feed of `items` items and blocks at the statement of the given stage, reporting when that
 * statement has been made the given number of times.
 */
const IMPORTER = `
  import { importFeed } from ${source("feeds/import-feed.ts")};
  import { goodItems, inPieces, xmlFeed } from ${source("feeds/test-feed.ts")};
  import { createSearch } from ${source("search/search.ts")};
  import { openDatabase } from ${source("storage/open.ts")};
  const [dataDir, items, statement, time] = process.argv.slice(1);
  const log = { info() {}, warn() {}, error() {} };
  const db = await openDatabase({ dataDir, log });
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

async function bringAndKill(items: number, [statement, time]: readonly [string, number]): Promise<string> {
  const args = ["--import", "tsx", "--input-type=module", "-e", IMPORTER, folder, String(items), statement, `${time}`];
  const child = spawn(process.execPath, args, { cwd: projectRoot(), stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let last = "";
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    if (line === "there") child.kill("SIGKILL");
  }
  await ended;
  return last;
}

/**
 * What a shop restarted on the folder shows from the moment it is ready, and its status for the last import. With
 * `until` it may go on until it shows that many.
 */
async function shownWhenReady(
  until?: number,
): Promise<{ found: number; kept: number; ends: { state: string; message: string } }> {
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
  const db = await openDatabase({ dataDir: folder, log });
  const offers = await db.query<{ n: number }>("select count(*)::int as n from offers");
  const waiting = await db.query("select 1 from feed_staging limit 1");
  const ends = await db.query<{ state: string; message: string }>(
    "select state, coalesce(message, '') as message from imports order by started_at desc limit 1",
  );
  await db.close();
  expect(waiting.rows).toEqual([]);
  return {
    found,
    kept: offers.rows[0]?.n ?? 0,
    ends: ends.rows[0] ?? { state: "none", message: "" },
  };
}

const NEVER = ["no such statement", 1] as const;
const INTERRUPTED = { state: "failed", message: "De import is onderbroken; er is niets veranderd" };

it("shows and reports nothing of an import that is killed before it is decided, and finishes any other", async () => {
  expect(await bringAndKill(300, NEVER)).toBe("done");
  const untouched = { found: 300, kept: 300, ends: INTERRUPTED };
  const whileReading = ["insert into feed_staging", 1] as const;
  expect(await bringAndKill(900, whileReading)).toBe("there");
  expect(await shownWhenReady()).toEqual(untouched);
  const whilePlanning = ["insert into feed_plan", 1] as const;
  expect(await bringAndKill(600, whilePlanning)).toBe("there");
  expect(await shownWhenReady()).toEqual(untouched);
  const halfWayThroughWriting = ["insert into offers", 2] as const;
  expect(await bringAndKill(600, halfWayThroughWriting)).toBe("there");
  expect(await shownWhenReady(600)).toMatchObject({ found: 600, kept: 600, ends: { state: "done" } });
  const beforeTheIndex = ["where revision > $1", 1] as const;
  expect(await bringAndKill(900, beforeTheIndex)).toBe("there");
  expect(await shownWhenReady()).toMatchObject({ found: 900, kept: 900, ends: { state: "done" } });
  const whileTheIndexCatchesUp = ["where revision > $1", 3] as const;
  expect(await bringAndKill(1500, whileTheIndexCatchesUp)).toBe("there");
  expect(await shownWhenReady()).toMatchObject({ found: 1500, kept: 1500, ends: { state: "done" } });
}, 600_000);
