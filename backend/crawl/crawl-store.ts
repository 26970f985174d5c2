import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "libsql";
import type { Validators } from "./ask";
import { CRAWL_LIMITS } from "./limits";
import type { CrawledItem } from "./products/item";
import type { Remark } from "./remarks";

/** Raised when pages are read differently, so that unchanged ones are read anew. */
const READER = 1;

const CREATE = `
  create table if not exists settings (name text primary key, value text not null);
  create table if not exists pages (
    id integer primary key, address text not null unique, shape text not null, path text not null, depth integer not null,
    hops integer not null default 0, run integer not null default 0, attempts integer not null default 0,
    asked_at integer not null default 0, confirmed_at integer not null default 0, etag text, last_modified text,
    remark text, items integer not null default 0);
  create index if not exists pages_due on pages (run, asked_at, id);
  create index if not exists pages_path on pages (path);
  create table if not exists items (page integer not null, place integer not null, item text not null,
    primary key (page, place)) without rowid;
  create table if not exists shapes (shape text primary key, visited integer not null, fruitful integer not null);`;

export interface KnownPage extends Validators {
  id: number;
  address: string;
  shape: string;
  depth: number;
  hops: number;
  attempts: number;
  /** Items it had the last time. */
  items: number;
}

type Row = Record<string, unknown>;

/** What is known of one shop's site, in a file of its own: a crawl that is killed goes on from here. */
export class CrawlStore {
  private readonly db: Sqlite.Database;
  private readonly statements = new Map<string, Sqlite.Statement>();
  /** Counted once: counting rows takes longer the more there are. */
  private pages: number;

  constructor(file: string) {
    this.db = new Sqlite(file);
    this.db.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000");
    this.db.exec(CREATE);
    if (this.setting("reader") !== String(READER)) {
      this.run("update pages set etag = null, last_modified = null");
      this.set("reader", String(READER));
    }
    this.pages = this.count("select count(*) as n from pages");
  }

  setting(name: string): string | null {
    const row = this.get("select value from settings where name = ?", name);
    return row ? String(row.value) : null;
  }

  set(name: string, value: string): void {
    this.run("insert into settings values (?, ?) on conflict (name) do update set value = excluded.value", name, value);
  }

  /** Begins a crawl, or goes on with one that was interrupted. Returns whether it goes on. */
  begin(now: number): boolean {
    const goesOn = this.setting("ended") === "no";
    if (goesOn) return true;
    this.set("run", String(this.currentRun() + 1));
    this.set("began", String(now));
    this.set("ended", "no");
    this.set("seeded", "no");
    this.run("delete from shapes");
    this.run("update pages set attempts = 0, remark = null");
    return false;
  }

  /** Whether this crawl has read the sitemaps. */
  isSeeded(): boolean {
    return this.setting("seeded") === "yes";
  }

  seeded(): void {
    this.set("seeded", "yes");
  }

  end(): void {
    this.set("ended", "yes");
  }

  private currentRun(): number {
    return Number(this.setting("run") ?? 0);
  }

  /** Remembers an address. False when it is not kept: there are too many, or too many like it. */
  add(
    page: { address: string; shape: string; path: string; depth: number; hops?: number },
    isTrusted: boolean,
  ): boolean {
    const known = this.get("select id, depth from pages where address = ?", page.address);
    if (known) {
      if (Number(known.depth) > page.depth) this.run("update pages set depth = ? where id = ?", page.depth, known.id);
      return true;
    }
    if (this.pages >= CRAWL_LIMITS.known) return false;
    if (!isTrusted && (this.isBarren(page.shape) || this.hasManyQueries(page))) return false;
    const { address, shape, path, depth, hops = 0 } = page;
    this.pages += 1;
    this.run(
      "insert into pages (address, shape, path, depth, hops) values (?, ?, ?, ?, ?)",
      address,
      shape,
      path,
      depth,
      hops,
    );
    return true;
  }

  private hasManyQueries({ address, path }: { address: string; path: string }): boolean {
    if (!address.includes("?")) return false;
    return this.count("select count(*) as n from pages where path = ?", path) >= CRAWL_LIMITS.queries;
  }

  /** Whether many pages of this shape were read with hardly a product among them. */
  isBarren(shape: string): boolean {
    const row = this.get("select visited, fruitful from shapes where shape = ?", shape);
    const visited = Number(row?.visited ?? 0);
    return visited >= CRAWL_LIMITS.barren && Number(row?.fruitful ?? 0) < visited * CRAWL_LIMITS.yield;
  }

  /** The page that has waited longest: new ones first. */
  next(): KnownPage | undefined {
    const page =
      "select id, address, shape, depth, hops, attempts, items, etag, last_modified as lastModified from pages";
    const fresh = this.get(`${page} where run = 0 order by asked_at, id limit 1`);
    const oldest = `${page} where run > 0 and run < ? order by run, asked_at, id limit 1`;
    return (fresh ?? this.get(oldest, this.currentRun())) as KnownPage | undefined;
  }

  /** Puts a page off within this crawl, after an answer that may be another later. */
  postpone(page: KnownPage, now: number): void {
    this.run("update pages set attempts = attempts + 1, asked_at = ? where id = ?", now, page.id);
  }

  /** The page was read: these are its items now. */
  keep(
    page: KnownPage,
    items: readonly CrawledItem[],
    validators: Validators,
    now: number,
    remark: Remark | null,
  ): void {
    this.db.transaction(() => {
      this.run("delete from items where page = ?", page.id);
      for (const [place, item] of items.entries())
        this.run("insert into items values (?, ?, ?)", page.id, place, JSON.stringify(item));
      this.run(
        `update pages set run = ?, asked_at = ?, confirmed_at = ?, etag = ?, last_modified = ?, remark = ?, items = ? where id = ?`,
        ...[this.currentRun(), now, now, validators.etag, validators.lastModified, remark, items.length, page.id],
      );
      this.visited(page.shape, items.length > 0);
    })();
  }

  /** The page is as it was. */
  confirm(page: KnownPage, now: number): void {
    this.run(
      "update pages set run = ?, asked_at = ?, confirmed_at = ?, remark = ? where id = ?",
      ...[this.currentRun(), now, now, "unchanged" satisfies Remark, page.id],
    );
    this.visited(page.shape, page.items > 0);
  }

  /** The page could not be read; what it had before stays. */
  miss(page: KnownPage, now: number, remark: Remark): void {
    this.run(
      "update pages set run = ?, asked_at = ?, remark = ? where id = ?",
      this.currentRun(),
      now,
      remark,
      page.id,
    );
    this.visited(page.shape, page.items > 0);
  }

  private visited(shape: string, isFruitful: boolean): void {
    const sql = `insert into shapes values (?, 1, ?) on conflict (shape)
      do update set visited = visited + 1, fruitful = fruitful + excluded.fruitful`;
    this.run(sql, shape, isFruitful ? 1 : 0);
  }

  /** Items that were confirmed since, one at a time. */
  *items(since: number): Generator<CrawledItem> {
    const sql = `select i.item from items i join pages p on p.id = i.page where p.confirmed_at >= ? order by i.page, i.place`;
    for (const row of this.statement(sql).iterate(since)) yield JSON.parse(String((row as Row).item)) as CrawledItem;
  }

  countItems(since: number): number {
    return this.count("select coalesce(sum(items), 0) as n from pages where confirmed_at >= ?", since);
  }

  /** Whether pages are known that no crawl has looked at yet. */
  hasUnseen(): boolean {
    return this.get("select 1 from pages where run = 0 limit 1") !== undefined;
  }

  /** Of this crawl: pages seen, those left, and per remark how many, with some of them. */
  tally(): { seen: number; left: number; remarks: { remark: Remark; count: number; examples: string[] }[] } {
    const run = this.currentRun();
    const rows = this.all(
      "select remark, count(*) as n from pages where run = ? and remark is not null group by remark order by n desc",
      run,
    );
    const remarks = rows.map((row) => ({
      remark: String(row.remark) as Remark,
      count: Number(row.n),
      examples: this.all(
        "select address from pages where run = ? and remark = ? order by id limit 3",
        run,
        row.remark,
      ).map(({ address }) => String(address)),
    }));
    return {
      seen: this.count("select count(*) as n from pages where run = ?", run),
      left: this.count("select count(*) as n from pages where run < ?", run),
      remarks,
    };
  }

  /** Forgets pages that are gone, once the report has named them. */
  forgetGone(): void {
    this.run("delete from pages where remark = ? and items = 0", "gone" satisfies Remark);
  }

  close(): void {
    this.db.close();
  }

  private statement(sql: string): Sqlite.Statement {
    const known = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, known);
    return known;
  }

  private run(sql: string, ...values: unknown[]): void {
    this.statement(sql).run(...values);
  }

  private get(sql: string, ...values: unknown[]): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  private all(sql: string, ...values: unknown[]): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  private count(sql: string, ...values: unknown[]): number {
    return Number(this.get(sql, ...values)?.n ?? 0);
  }
}

export function crawlsFolder(dataDir: string): string {
  return join(dataDir, "crawls");
}

/** `site`: the shop's host without www. */
export function openCrawlStore(dataDir: string, site: string): CrawlStore {
  mkdirSync(crawlsFolder(dataDir), { recursive: true });
  return new CrawlStore(join(crawlsFolder(dataDir), `${site.replace(/[^a-z0-9.-]/gi, "_")}.db`));
}
