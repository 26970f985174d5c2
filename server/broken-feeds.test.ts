import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runImportCommand } from "../backend/feeds/command/run";
import { createFeeds } from "../backend/feeds/feeds";
import { goodItems, xmlFeed } from "../backend/feeds/test-feed";
import { openTestKit, type TestKit } from "../backend/feeds/test-kit";
import { type FolderLock, lockFolder } from "../backend/storage/lock";
import { createHandler } from "./handler";
import type { Storefront } from "./storefront";

/** A shop over HTTP with only the feeds service, wired as in `server.ts`. */
let shop: TestKit;
let server: Server;
let port: number;
let key: string;
let lock: FolderLock;
let folder: string;
const uncaught = vi.fn();
const said = { out: "", err: "" };

beforeAll(async () => {
  process.on("uncaughtException", uncaught);
  folder = await mkdtemp(join(tmpdir(), "etalage-broken-"));
  shop = await openTestKit();
  const root = new Hono().route("/api/feeds", createFeeds({ ...shop.kit, ...shop }).routes);
  const site = { state: { previous: [], configVersion: "" } };
  const storefront = { trustProxy: false, site } as unknown as Storefront;
  const backend = {
    identity: undefined,
    fetch: async (received: Request) => root.fetch(received),
    health: async () => ({ ok: true }),
    onChange: () => () => undefined,
  };
  server = createServer(createHandler(storefront, backend));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
  const { dataDir } = shop.kit;
  await mkdir(dataDir, { recursive: true });
  lock = await lockFolder(dataDir);
  await writeFile(join(dataDir, "server.json"), JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }));
  await root.request("/api/feeds/imports/x");
  key = await readFile(join(dataDir, "operator.key"), "utf8");
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await lock.release();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  process.off("uncaughtException", uncaught);
});
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
afterEach(() => {
  vi.restoreAllMocks();
  expect(uncaught).not.toHaveBeenCalled();
});

/** Runs `npm run import` on a file with this content, against the running shop. */
async function bring(content: string | Uint8Array): Promise<number> {
  const file = join(folder, "feed.xml");
  await writeFile(file, content);
  const where = ["--shop", "Winkel", "--url", "https://winkel.example", "--data", shop.kit.dataDir];
  return runImportCommand([...where, file], {});
}
const offers = () => shop.rows("select merchant_product_id, price from offers order by merchant_product_id");
const GOOD = xmlFeed(goodItems(30));
const broken = (text: string) => GOOD.replace("Een degelijke puzzel van hout, nummer 7.", text);
/** Long enough that much of it is still in transit when the start of the feed is rejected. */
const REST = "<!-- vulling -->".repeat(40_000);

describe("a broken feed, brought to a running shop", () => {
  it.each<[string, string | Uint8Array, RegExp]>([
    ["with a loose &", broken(`Hout & zo${REST}`), /een & staat los in een tekst.*schrijf &amp; \(regel 11\)/],
    ["with a control character", broken(`Hout\u0001${REST}`), /stuurteken.*\(regel 11\)/],
    ["nested without end", `<rss>${"<a>".repeat(200_000)}`, /te diep genest \(regel 1\)/],
    ["that is a web page", `<!DOCTYPE html>\n<html lang=nl><body>${REST}</body></html>`, /webpagina.*\(regel 2\)/],
    ["that is OPML", `<opml version="2.0">${REST}</opml>`, /geen productfeed: het bestand begint met <opml>/],
    ["that is cut off", GOOD.slice(0, -200), /niet of verkeerd gesloten.*volledig/],
    ["whose gzip is cut off", gzipSync(GOOD).subarray(0, 200), /gzip-bestand is beschadigd of niet compleet/],
    ["that unpacks to far too much", gzipSync(Buffer.alloc(80 * 1024 * 1024, 32)), /verdacht groot|te lang/],
  ])(
    "%s is refused with the line and the cure, and the next one is taken",
    async (_, content, reason) => {
      await bring(GOOD);
      const before = await offers();
      expect(before).toHaveLength(30);
      expect(await bring(content)).toBe(1);
      expect(said.out).toMatch(/Mislukt: Winkel/);
      expect(said.out).toMatch(reason);
      expect(said.out).toContain("Er is niets veranderd.");
      expect(await offers()).toEqual(before);
      said.out = "";
      expect(await bring(GOOD)).toBe(0);
      expect(said.out).toMatch(/30 {2}ongewijzigd/);
    },
    60_000,
  );

  it("leaves no upload behind", async () => {
    await bring("<html></html>");
    expect((await readdir(join(shop.kit.dataDir, "imports"))).filter((name) => name.startsWith("upload-"))).toEqual([]);
  });
});

describe("an upload", () => {
  const path = "/api/feeds/import?shop=Winkel&url=https://winkel.example";

  it("of no bytes is refused by the shop, and by the command before it is sent", async () => {
    await bring(GOOD);
    const before = await offers();
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: "" });
    expect(await answer.text()).toMatch(/leeg/);
    expect(await bring("")).toBe(1);
    expect(said.err).toMatch(/De import is mislukt: het bestand .* is leeg/);
    expect(await offers()).toEqual(before);
  }, 60_000);

  it("that breaks off half-way changes nothing", async () => {
    await bring(GOOD);
    const before = await offers();
    const socket = connect(port, "127.0.0.1");
    const head = `POST ${path} HTTP/1.1\r\nHost: x.example\r\nAuthorization: Bearer ${key}\r\n`;
    socket.write(`${head}Content-Length: 100000\r\n\r\n${GOOD.slice(0, 3_000)}`);
    const uploads = async () =>
      (await readdir(join(shop.kit.dataDir, "imports"))).filter((name) => name.startsWith("upload-"));
    await vi.waitFor(async () => expect(await uploads()).toHaveLength(1), { timeout: 15_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 15_000 });
    expect(await offers()).toEqual(before);
    expect(await bring(GOOD)).toBe(0);
  }, 60_000);

  it("that is slow holds up no other", async () => {
    const slow = request({
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
    slow.on("error", () => undefined);
    slow.write(GOOD.slice(0, 100));
    expect(await bring(GOOD)).toBe(0);
    slow.destroy();
  }, 60_000);

  it("that says it is packed otherwise than it is, is refused", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}`, "content-encoding": "br" };
      const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (res) => {
        res.resume().on("end", () => resolve(res.statusCode));
      });
      sent.on("error", reject).end(GOOD);
    });
    expect(status).toBe(415);
  });
});
