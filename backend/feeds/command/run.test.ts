import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lockFolder } from "../../storage/lock";
import { openDatabase } from "../../storage/open";
import { createFeeds } from "../feeds";
import { goodItems, xmlFeed } from "../test-feed";
import { openTestKit, type TestKit } from "../test-kit";
import { runImportCommand } from "./run";

let folder: string;
let feed: string;
const said = { out: "", err: "" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-command-"));
  feed = join(folder, "feed.xml");
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  said.out = "";
  said.err = "";
  vi.spyOn(console, "log").mockImplementation((text: string) => {
    said.out += `${text}\n`;
  });
  vi.spyOn(console, "error").mockImplementation((text: string) => {
    said.err += `${text}\n`;
  });
});
afterEach(() => vi.restoreAllMocks());

const run = (...more: string[]) =>
  runImportCommand(
    ["--shop", "Winkel", "--url", "https://winkel.example", "--data", join(folder, "data"), ...more],
    {},
  );

describe("the import command without a running shop", () => {
  it("brings the feed into the store, holds what would empty the shop, and goes on when forced", async () => {
    await writeFile(feed, xmlFeed(goodItems(10)));
    expect(await run(feed)).toBe(0);
    expect(said.out).toMatch(/Klaar: Winkel \(winkel\.example\)[\s\S]*10 {2}toegevoegd/);
    await writeFile(feed, xmlFeed(goodItems(3)));
    expect(await run(feed)).toBe(3);
    expect(said.out).toContain("Tegengehouden");
    expect(await run("--force", feed)).toBe(0);
    const db = await openDatabase({ dataDir: join(folder, "data"), log: { ...console, info: () => undefined } });
    const { rows } = await db.query<{ n: number }>("select count(*)::int as n from offers");
    await db.close();
    expect(rows).toEqual([{ n: 3 }]);
  }, 180_000);

  it("fails on a broken feed, and tells why", async () => {
    await writeFile(feed, "<html></html>");
    expect(await run(feed)).toBe(1);
    expect(said.out).toContain("Dit is geen productfeed");
  }, 180_000);

  it("explains itself when it is called wrongly, and says which feed cannot be had", async () => {
    expect(await runImportCommand([], {})).toBe(2);
    expect(said.err).toContain("Gebruik: npm run import");
    expect(await run(join(folder, "nergens.xml"))).toBe(1);
    expect(said.err).toContain("nergens.xml is er niet");
    expect(await run("http://127.0.0.1/feed.xml")).toBe(1);
    expect(said.err).toContain("--allow-private");
    expect(await run(folder)).toBe(1);
    expect(said.err).toContain("is een map; geef het bestand van de feed");
    await writeFile(feed, "");
    expect(await run(feed)).toBe(1);
    expect(said.err).toContain("is leeg");
  });
});

describe("the import command beside a running shop", () => {
  let shop: TestKit;
  let server: http.Server;

  beforeAll(async () => {
    shop = await openTestKit();
    const feeds = createFeeds({ ...shop.kit, changes: shop.changes, images: shop.images });
    server = http.createServer(async (request, response) => {
      const body = Readable.toWeb(request) as ReadableStream;
      const path = (request.url ?? "").replace("/api/feeds", "");
      const headers = { authorization: request.headers.authorization ?? "" };
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      const answer = await feeds.routes.request(path, init);
      response.writeHead(answer.status);
      if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  }, 180_000);
  afterAll(async () => {
    server.close();
    await shop.close();
  });

  it("hands the feed over and reports what the shop made of it", async () => {
    const data = shop.kit.dataDir;
    await mkdir(data, { recursive: true });
    const lock = await lockFolder(data);
    await writeFile(feed, xmlFeed(goodItems(30)));
    expect(await run("--data", data, feed)).toBe(1);
    expect(said.err).toContain("zegt niet waar de winkel luistert");
    const { port } = server.address() as AddressInfo;
    await writeFile(join(data, "server.json"), JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }));
    expect(await run("--data", data, feed)).toBe(0);
    await lock.release();
    expect(said.out).toMatch(/30 {2}toegevoegd/);
    expect(shop.changes.calls).toBe(1);
    expect(await shop.rows("select 1 from offers")).toHaveLength(30);
  }, 180_000);
});
