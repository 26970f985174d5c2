import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database";
import { openDatabase } from "./open";
import { contentBlocks } from "./tables";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe("a store in memory", () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase({ log });
  }, 60_000);
  afterAll(() => db.close());

  it("has every table and speaks both drizzle and SQL", async () => {
    await db.orm.insert(contentBlocks).values({ key: "a", value: { deep: [1, "é"] } });
    const { rows } = await db.query<{ n: number }>("select count(*) as n from content_blocks where key = $1", ["a"]);
    expect(rows[0]?.n).toBe(1);
    const [block] = await db.orm.select().from(contentBlocks);
    expect(block?.value).toEqual({ deep: [1, "é"] });
  });

  it("gives days as text, whatever the time zone of the process", async () => {
    const { rows } = await db.query<{ day: string }>("select date '2026-03-01' as day");
    expect(rows[0]?.day).toBe("2026-03-01");
  });

  it("keeps nothing of a transaction that fails", async () => {
    const failing = db.transaction(async (session) => {
      await session.query("insert into content_blocks (key, value) values ('half', '1')");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect((await db.query("select 1 from content_blocks where key = 'half'")).rowCount).toBe(0);
  });

  it("refuses a query beside the session inside a transaction, instead of waiting for ever", async () => {
    const message = "use only the given session";
    await db.transaction(async (session) => {
      await expect(db.query("select 1")).rejects.toThrow(message);
      await expect(db.orm.select().from(contentBlocks)).rejects.toMatchObject({
        cause: { message: expect.stringContaining(message) },
      });
      await expect(db.transaction(async () => 1)).rejects.toThrow(message);
      await session.query("select 1");
    });
    await db.query("select 1");
  });

  it("lets work that a transaction started go on after its end", async () => {
    let later: Promise<unknown> = Promise.resolve();
    let release: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      release = resolve;
    });
    await db.transaction(async () => {
      later = ended.then(() => db.query("select 1"));
    });
    release();
    await expect(later).resolves.toMatchObject({ rowCount: 1 });
  });

  it("goes on after a statement that fails, with the error's code", async () => {
    await expect(db.query("select * from nowhere")).rejects.toMatchObject({ code: "42P01" });
    await expect(db.query("select 1")).resolves.toMatchObject({ rowCount: 1 });
  });

  it("answers many questions asked at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => db.query<{ n: number }>("select $1::int as n", [n])),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it("carries a value of several megabytes", async () => {
    const { rows } = await db.query<{ length: number }>("select length($1::text) as length", ["é".repeat(3_000_000)]);
    expect(rows[0]?.length).toBe(3_000_000);
  });
});

describe("a store in a folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "etalage-store-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("keeps what was written, refuses a second user, and clears what a killed first start left", async () => {
    await writeFile(join(folder, "store.tmp"), "left by a crash");
    const first = await openDatabase({ dataDir: folder, log });
    await first.query("insert into content_blocks (key, value) values ('kept', '1')");
    await expect(openDatabase({ dataDir: folder, log })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await openDatabase({ dataDir: folder, log });
    expect((await second.query("select 1 from content_blocks where key = 'kept'")).rowCount).toBe(1);
    await second.close();
  }, 60_000);

  it("reports a folder that is no store instead of starting on it", async () => {
    const broken = await mkdtemp(join(tmpdir(), "etalage-broken-"));
    await writeFile(join(broken, "store"), "not a folder");
    await expect(openDatabase({ dataDir: broken, log })).rejects.toThrow("could not be opened");
    await rm(broken, { recursive: true });
  }, 60_000);
});
