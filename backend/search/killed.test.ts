import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SearchRequest, SearchResponse } from "#contract/search";
import type { Database } from "../storage/database";
import { openDatabase } from "../storage/open";
import { createSearch, type Search } from "./search";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const now = () => new Date("2026-11-20T12:00:00Z");

let db: Database;
let folder: string;
const opened: Search[] = [];

function open(dataDir: string): Search {
  const search = createSearch({ db, dataDir, log, now });
  opened.push(search);
  return search;
}

/** What a feed import does: adds products and gives changed ones a new revision, many per statement. */
async function bring(from: number, to: number): Promise<void> {
  await db.query(
    `insert into products (id, name, slug, category_id) select 'p' || n, 'Lamp ' || n, 'x', 'c1' from generate_series($1::int, $2::int) n
     on conflict (id) do update set name = excluded.name, revision = nextval('product_revision')`,
    [from, to],
  );
}

/** Every product of the unfiltered list, page by page, and the list's own total. */
async function listed(search: Search): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let current = 0; ; current += 1) {
    const request: SearchRequest = {
      q: "",
      filters: {},
      page: { current, size: 50 },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
    };
    const headers = { "Content-Type": "application/json" };
    const response = await search.routes.request("/search", { method: "POST", body: JSON.stringify(request), headers });
    const { hits }: SearchResponse = await response.json();
    ids.push(...hits.hits.map(({ _id }) => _id));
    if (hits.hits.length < 50) return { ids: ids.sort(), total: hits.total.value };
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`).sort();

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(join(tmpdir(), "search-killed-"));
  db = await openDatabase({ log });
  await db.query(
    "insert into categories (id, key, slug, parent_id, level, position, name, img, img_blue) values ('c1', 'wonen', 'wonen', null, 1, 1, 'Wonen', '', '')",
  );
  await bring(1, 100);
}, 60_000);
afterEach(async () => {
  await Promise.all(opened.splice(0).map((search) => search.close()));
  await db.close();
  await rm(folder, { recursive: true });
});

it("lists every product after two imports within a minute, kill -9 and a start, and after the import that follows", async () => {
  const before = open(join(folder, "before"));
  await before.ready();
  await bring(101, 428);
  await before.catchUp();
  // The second import updates the first half: their revisions are now above those of the other half.
  await bring(101, 260);
  await before.catchUp();
  // The state a killed process leaves: nothing was closed or saved.
  await cp(join(folder, "before"), join(folder, "killed"), { recursive: true });

  const after = open(join(folder, "killed"));
  await after.ready();
  await after.catchUp();
  expect(await listed(after)).toEqual({ ids: numbered(428), total: 428 });
  await bring(400, 440);
  await after.catchUp();
  expect(await listed(after)).toEqual({ ids: numbered(440), total: 440 });
  expect(log.error).not.toHaveBeenCalled();
}, 60_000);

it("builds an index anew that holds other products than the database", async () => {
  const before = open(join(folder, "before"));
  await before.ready();
  await before.close();
  // As after restoring the database from a backup: the revisions do not reveal this change.
  await db.query("delete from products where id in ('p1', 'p2')");
  await db.query("insert into products (id, name, slug, category_id, revision) values ('p101', 'Lamp', 'x', 'c1', -1)");
  const after = open(join(folder, "before"));
  await after.ready();
  const expected = [...numbered(101)].filter((id) => id !== "p1" && id !== "p2");
  await vi.waitFor(async () => expect(await listed(after)).toEqual({ ids: expected, total: 99 }), { timeout: 15_000 });
}, 60_000);

it("goes on without a search folder that can be used, keeps the index elsewhere and logs the cure", async () => {
  await writeFile(join(folder, "search"), "in the way");
  const search = open(folder);
  await search.ready();
  expect((await listed(search)).total).toBe(100);
  expect(log.error).toHaveBeenCalledWith(
    expect.stringContaining("temporary"),
    expect.objectContaining({ folder: join(folder, "search"), cure: "remove the file in its place" }),
  );
  expect(await readFile(join(folder, "search"), "utf8")).toBe("in the way");
}, 60_000);
