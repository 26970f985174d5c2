import { mkdtemp, readdir, rm } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FeedCheck } from "#contract/feed-check";
import type { Kit } from "../../kit";
import { goodItem, goodItems, tsvFeed, xmlFeed } from "../test-feed";
import { checkRoutes } from "./routes";
import { createTurns } from "./turns";

let dataDir: string;
let server: http.Server;
let origin: string;
let routes: ReturnType<typeof checkRoutes>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-check-"));
  server = http.createServer((_, response) => response.end(xmlFeed(goodItems(3))));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // The store is never asked.
  const kit = { dataDir, log, now: () => new Date("2026-11-20T12:00:00Z") } as unknown as Kit;
  const allow = { addresses: (address: string) => address === "127.0.0.1", ports: [port, 80] };
  routes = checkRoutes(kit, { clientOf: (headers) => headers.get("x-client-address") ?? "", allow });
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function check(body: unknown): Promise<{ status: number; found: FeedCheck }> {
  const headers = { "content-type": "application/json" };
  const response = await routes.request("/", { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, found: (await response.json()) as FeedCheck };
}
const file = (content: string | Uint8Array) => ({ file: Buffer.from(content).toString("base64") });

it("tells what an import would say of a file, with the line, and keeps nothing", async () => {
  const items = [...goodItems(4), goodItem(9, { price: "gratis", gtin: "" })];
  for (const content of [xmlFeed(items), tsvFeed(items), gzipSync(xmlFeed(items))]) {
    const { found } = await check(file(content));
    expect(found).toMatchObject({ read: 5, accepted: 4, refused: 1, isWhole: true, problem: "" });
    expect(found.lines[0]).toMatchObject({ itemId: "sku-9", attribute: "price", severity: "error" });
    expect(found.lines[0]?.line).toBeGreaterThan(4);
    expect(found.examples[0]).toMatchObject({ title: "Houten puzzel 0", price: 1095 });
    expect(found.fields).toContainEqual({ name: "gtin", count: 4 });
    // Whose feed it is nobody said.
    expect(JSON.stringify(found)).not.toContain("website van de winkel");
  }
  expect(await readdir(join(dataDir, "imports"))).toEqual([]);
});

it("reads the feed at an address, and never one on our own network", async () => {
  expect((await check({ address: `${origin}/feed.xml` })).found).toMatchObject({ read: 3, accepted: 3 });
  const inside = await check({ address: "http://10.0.0.1/feed.xml" });
  expect(inside.found.problem).toContain("niet openbaar");
});

it("says what is wrong with a document that is no feed", async () => {
  expect((await check(file("<html><body>Hallo</body></html>"))).found.problem).not.toBe("");
});

it("refuses what is neither, or too large", async () => {
  for (const body of [{}, { address: "ftp://x.example" }, { file: "!" }]) expect((await check(body)).status).toBe(400);
  expect((await check({ file: "A".repeat(3_000_000) })).status).toBe(413);
});

it("gives each visitor one turn at a time, two in all, and some an hour", async () => {
  const turns = createTurns({ anHour: 2 });
  const first = await turns.take("a");
  expect(await turns.take("a")).toBeNull();
  const other = await turns.take("b");
  expect(await turns.take("c")).toBeNull();
  other?.end();
  first?.end();
  (await turns.take("a"))?.end();
  expect(await turns.take("a")).toBeNull();
});
