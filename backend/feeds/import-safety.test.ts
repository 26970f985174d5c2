import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../storage/database";
import { keepBeating } from "./holder";
import { finishInterrupted, importFeed } from "./import-feed";
import { endDeadImports } from "./import-records";
import { goodItem, goodItems, inPieces, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

const offers = () =>
  test.rows("select merchant_product_id as id, price, product_id from offers order by shop_id, merchant_product_id");

const stageRow = (importId: string) =>
  test.rows(
    `insert into feed_staging (import_id, position, merchant_product_id, offer_id, title, url, price, shipping,
       availability, condition, content_hash, product, extra)
     values ($1, 1, 'sku-9', 'o9', 't', 'u', 1, 0, 'in_stock', 'new', 'h', '{}', '{}')`,
    [importId],
  );

describe("the safety brake", () => {
  it("holds a feed that would remove more than 30 % of the offers, until it is forced", async () => {
    await test.bring(xmlFeed(goodItems(10)));
    const report = await test.bring(xmlFeed(goodItems(6)));
    expect(report.state).toBe("held");
    expect(report.message).toContain("4 van de 10");
    expect(report.message).toContain("--force");
    expect(await offers()).toHaveLength(10);
    expect((await test.bring(xmlFeed(goodItems(7)))).state).toBe("done");
    expect((await test.bring(xmlFeed(goodItems(1)), { force: true })).counts.removed).toBe(6);
  });

  it("holds a feed in which more than 30 % of the prices move by more than half", async () => {
    await test.bring(xmlFeed(goodItems(10, { price: "10.00 EUR" })));
    const halved = (count: number) =>
      goodItems(10).map((_, n) => goodItem(n, { price: n < count ? "4.99 EUR" : "10.00 EUR" }));
    expect((await test.bring(xmlFeed(halved(4)))).state).toBe("held");
    expect(await test.rows("select distinct price from offers")).toEqual([{ price: 1000 }]);
    expect((await test.bring(xmlFeed(halved(3)))).state).toBe("done");
    expect((await test.bring(xmlFeed(goodItems(10, { price: "15.00 EUR" })), { force: false })).state).toBe("done");
  });
});

describe("an import that fails", () => {
  it("on a document broken in the middle changes nothing and says on which line", async () => {
    await test.bring(xmlFeed(goodItems(600)));
    const before = await offers();
    const broken = xmlFeed(goodItems(600, { price: "12.00 EUR" })).replace(
      "</item>\n</channel>",
      "</itme>\n</channel>",
    );
    const report = await test.bring(broken);
    expect(report.state).toBe("failed");
    expect(report.message).toMatch(/niet goed gevormd.*regel 603/);
    expect(await offers()).toEqual(before);
    expect(await test.rows("select 1 from feed_staging")).toEqual([]);
  });

  it("leaves a shop that never had an import out of sight", async () => {
    expect((await test.bring("<rss><channel></channel></rss>")).state).toBe("failed");
    expect(await test.rows("select gone from shops")).toEqual([{ gone: true }]);
    await test.bring(xmlFeed(goodItems(1)));
    expect(await test.rows("select gone, website, name from shops")).toEqual([
      { gone: false, website: "winkel.example", name: "Winkel" },
    ]);
  });

  it("by the death of its process is written off by the next, and its waiting room emptied", async () => {
    const first = await test.bring(xmlFeed(goodItems(3)));
    await test.rows("insert into imports (id, shop_id, source, state) values ('dead', $1, 'test', 'running')", [
      first.shop.id,
    ]);
    await stageRow("dead");
    await test.bring(xmlFeed(goodItems(3)));
    expect(await test.rows("select state, message from imports where id = 'dead'")).toEqual([
      { state: "failed", message: "De import is onderbroken; er is niets veranderd" },
    ]);
    expect(await test.rows("select 1 from feed_staging")).toEqual([]);
    expect(await offers()).toHaveLength(3);
  });

  it("is not written off by another process on the same server while its own one lives", async () => {
    const { shop } = await test.bring(xmlFeed(goodItems(3)));
    const shared = { ...test.kit, db: { ...test.kit.db, isShared: true } };
    await test.rows(
      "insert into imports (id, shop_id, source, state, beat_at) values ('other', $1, 'test', 'running', now())",
      [shop.id],
    );
    await stageRow("other");
    expect(await endDeadImports(shared, new Set())).toBe(true);
    expect(await test.rows("select import_id from feed_staging")).toEqual([{ import_id: "other" }]);
    await test.rows("update imports set beat_at = now() - interval '1 minute'");
    const stop = keepBeating(test.kit.db, "other", 1);
    await vi.waitFor(async () =>
      expect(await test.rows("select 1 from imports where beat_at > now() - interval '9 seconds'")).toHaveLength(1),
    );
    expect(await endDeadImports(shared, new Set())).toBe(true);
    stop();
    await test.rows("update imports set beat_at = now() - interval '1 minute' where id = 'other'");
    expect(await endDeadImports(shared, new Set())).toBe(false);
    expect(await test.rows("select state from imports where id = 'other'")).toEqual([{ state: "failed" }]);
    expect(await test.rows("select 1 from feed_staging")).toEqual([]);
  });

  it("by its source leaves everything as it was", async () => {
    await test.bring(xmlFeed(goodItems(3)));
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield* inPieces(xmlFeed(goodItems(3)).slice(0, 900));
      throw new Error("the line went dead");
    }
    const request = { ...test, shopName: "Winkel", shopUrl: "https://winkel.example", sourceName: "test" };
    const report = await importFeed({ ...request, source: breaking() });
    expect(report).toMatchObject({
      state: "failed",
      message: "De feed kon niet worden verwerkt. Er is niets veranderd.",
    });
    expect(await offers()).toHaveLength(3);
  });
});

describe("imports that arrive at once", () => {
  const request = () => ({ ...test, shopName: "Winkel", shopUrl: "https://winkel.example", sourceName: "test" });
  /** A store that lists its statements, in transactions and outside. */
  function listing(statements: string[]): typeof test.kit {
    const { db } = test.kit;
    const listed = <Inner extends Session>(session: Inner): Inner => ({
      ...session,
      query: async (sql: string, values?: unknown[]) => {
        const answer = await session.query(sql, values);
        statements.push(sql);
        return answer;
      },
    });
    return {
      ...test.kit,
      db: { ...listed(db), transaction: (work) => db.transaction((inner) => work(listed(inner))) },
    };
  }
  const hasBeen = (part: string, statements: string[]) =>
    vi.waitFor(() => expect(statements.some((sql) => sql.includes(part))).toBe(true), { timeout: 10_000, interval: 1 });

  it("are read one after another, and a feed that comes twice is read once", async () => {
    const statements: string[] = [];
    const kit = listing(statements);
    async function* afterwards() {
      await hasBeen("insert into imports", statements);
      yield* inPieces(xmlFeed(goodItems(3)));
    }
    const both = await Promise.all([
      importFeed({ ...request(), kit, source: inPieces(xmlFeed(goodItems(3))) }),
      importFeed({ ...request(), kit, source: afterwards() }),
    ]);
    expect(both.map(({ state, counts }) => [state, counts.added])).toEqual([
      ["done", 3],
      ["done", 0],
    ]);
    const [began, ended] = ["insert into imports", "set state = $2"];
    const steps = statements.flatMap(
      (sql) => /insert into (imports|feed_staging)|set state = \$2/.exec(sql)?.[0] ?? [],
    );
    expect(steps).toEqual([began, "insert into feed_staging", ended, began, ended]);
  });

  it("are braked by what another process has imported while they waited for it", async () => {
    const { shop } = await test.bring(xmlFeed(goodItems(1)));
    await test.rows(
      `insert into imports (id, shop_id, source, state, holder, beat_at) values ('other', $1, 'test', 'applying', 'other', now())`,
      [shop.id],
    );
    const statements: string[] = [];
    const kit = listing(statements);
    const brought = importFeed({ ...request(), kit, source: inPieces(xmlFeed(goodItems(1, { price: "11.00 EUR" }))) });
    await hasBeen("from imports where id <>", statements);
    await test.rows(
      `insert into offers (id, product_id, shop_id, merchant_product_id, title, url, price, shipping, availability, condition)
       select 'more-' || n, p.id, $1, 'more-' || n, 't', 'u', 1, 0, 'in_stock', 'new' from products p, generate_series(1, 9) n`,
      [shop.id],
    );
    await test.rows("update imports set state = 'done', holder = null where id = 'other'");
    expect(await brought).toMatchObject({ state: "held", message: expect.stringContaining("9 van de 10") });
  });
});

describe("an import that is interrupted while it is applied", () => {
  /** A store that calls `before` for each statement that writes offers, with its number. */
  function watchedKit(before: (time: number, session: Session) => unknown) {
    const { db } = test.kit;
    let times = 0;
    const watched: typeof db = {
      ...db,
      transaction: (work) =>
        db.transaction((session) =>
          work({
            ...session,
            query: async (sql, values) => {
              if (sql.includes("insert into offers")) await before(++times, session);
              return session.query(sql, values);
            },
          }),
        ),
    };
    return { ...test.kit, db: watched };
  }
  /** A store in which the writing of offers fails from the given time on. */
  const failingKit = (from: number) =>
    watchedKit((time) => {
      if (time >= from) throw new Error("the statement fails here");
    });
  /** Fails with the statement that writes the second hundred of products. */
  async function interrupt(price = "12.00 EUR") {
    const source = inPieces(xmlFeed(goodItems(250, { price })));
    const request = { ...test, shopName: "Winkel", shopUrl: "https://www.winkel.example/", source, sourceName: "test" };
    return importFeed({ ...request, kit: failingKit(2) });
  }
  const prices = () => test.rows("select price, count(*)::int as n from offers group by price order by price");
  const finish = () => finishInterrupted(test.kit, test.changes);
  const stateOf = ({ id }: { id: string }) =>
    test.rows("select state, counts, message from imports where id = $1", [id]);

  it("has changed whole products only, and says what is to come", async () => {
    await test.bring(xmlFeed(goodItems(250, { price: "12.99 EUR" })));
    const report = await interrupt();
    expect(report).toMatchObject({ state: "applying", message: expect.stringContaining("maakt hem vanzelf af") });
    expect(await prices()).toEqual([
      { price: 1200, n: 100 },
      { price: 1299, n: 150 },
    ]);
    expect(test.changes.announced.at(-1)).toEqual({ productIds: "all" });
  });

  it("is finished by whoever comes next, and counts everything", async () => {
    await test.bring(xmlFeed(goodItems(250, { price: "12.99 EUR" })));
    const report = await interrupt();
    expect(await finish()).toBe(true);
    expect(await prices()).toEqual([{ price: 1200, n: 250 }]);
    expect(await stateOf(report)).toMatchObject([
      {
        state: "done",
        counts: { read: 250, added: 0, changed: 250, unchanged: 0 },
        message: expect.stringContaining("daarna afgemaakt"),
      },
    ]);
    expect(await test.rows("select hints ->> 'offers' as offers from imports where id = $1", [report.id])).toEqual([
      { offers: "250" },
    ]);
    expect(await test.rows("select checked_at from shops")).toEqual([{ checked_at: test.clock.now }]);
    expect(await test.rows("select 1 from feed_staging union all select 1 from feed_plan")).toEqual([]);
    expect(await finish()).toBe(false);
  });

  it("is finished before the next import begins", async () => {
    const first = await interrupt();
    const second = await test.bring(xmlFeed(goodItems(250, { price: "12.00 EUR" })));
    expect(await stateOf(first)).toMatchObject([{ state: "done", counts: { added: 250 } }]);
    expect(second.counts).toMatchObject({ added: 0, changed: 0, unchanged: 250 });
  });

  it("is given up when it fails again, and holds up no later import", async () => {
    const first = await interrupt();
    expect(await finishInterrupted(failingKit(1), test.changes)).toBe(true);
    expect(await stateOf(first)).toMatchObject([
      { state: "failed", message: expect.stringContaining("Importeer de feed opnieuw") },
    ]);
    expect(await test.rows("select 1 from feed_staging union all select 1 from feed_plan")).toEqual([]);
    const second = await test.bring(xmlFeed(goodItems(250, { price: "12.00 EUR" })));
    expect(second).toMatchObject({ state: "done", counts: { added: 150, unchanged: 100 } });
  });

  it("is left to the process that takes it over while it is being finished", async () => {
    const first = await interrupt();
    const slow = watchedKit((_, session) =>
      session.query("update imports set holder = 'another', beat_at = now() where state = 'applying'"),
    );
    await finishInterrupted(slow, test.changes);
    expect(await stateOf(first)).toMatchObject([{ state: "applying" }]);
    expect((await test.rows("select 1 from feed_plan")).length).toBeGreaterThan(0);
  });

  it("is left to another process while that one lives", async () => {
    const { id } = await interrupt();
    const hold = (ago: string) =>
      test.rows(`update imports set holder = 'another', beat_at = now() - $2::interval where id = $1`, [id, ago]);
    await hold("1 second");
    expect(await finish()).toBe(false);
    await hold("1 minute");
    expect(await finish()).toBe(true);
    expect(await prices()).toEqual([{ price: 1200, n: 250 }]);
  });
});
