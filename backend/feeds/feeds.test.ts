import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Module } from "../kit";
import { createFeeds } from "./feeds";
import { goodItem, inPieces, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";
import type { ImportLine } from "./wire-lines";

let test: TestKit;
let feeds: Module;
let key: string;

beforeAll(async () => {
  test = await openTestKit();
  feeds = createFeeds({ ...test.kit, changes: test.changes, images: test.images });
  await feeds.routes.request("/imports/x");
  key = await readFile(join(test.kit.dataDir, "operator.key"), "utf8");
}, 60_000);
afterAll(() => test.close());

function call(path: string, init: RequestInit & { key?: string } = {}) {
  return feeds.routes.request(path, { ...init, headers: { authorization: `Bearer ${init.key ?? key}` } });
}
async function linesOf(response: Response): Promise<ImportLine[]> {
  return (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe("the feed service", () => {
  it("keeps its key where only its owner reads it", async () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(join(test.kit.dataDir, "operator.key"))).mode & 0o777).toBe(0o600);
  });

  it.each(["/import?shop=a&url=https://a.example", "/imports/20261120120000-000000000000"])(
    "tells nothing without the key: %s",
    async (path) => {
      for (const given of ["", "0".repeat(64), `${key}0`]) {
        const method = path.startsWith("/import?") ? "POST" : "GET";
        expect((await call(path, { method, key: given })).status).toBe(401);
      }
    },
  );

  it("answers an import with progress and then the report, which can be asked for again", async () => {
    const items = Array.from({ length: 700 }, (_, n) => goodItem(n, n === 5 ? { price: "duur" } : {}));
    const body = Readable.toWeb(Readable.from(inPieces(xmlFeed(items)))) as ReadableStream;
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const response = await call("/import?shop=Winkel&url=https://winkel.example&name=feed.xml", init);
    const lines = await linesOf(response);
    const last = lines.at(-1);
    if (!last || !("report" in last)) throw new Error("the last line is no report");
    expect(lines.filter((line) => "progress" in line).length).toBeGreaterThan(0);
    expect(last.report).toMatchObject({
      state: "done",
      counts: { read: 700, added: 699, refused: 1 },
      source: "feed.xml",
    });
    expect(await (await call(`/imports/${last.report.id}`)).json()).toEqual(last.report);
    const csv = await call(`/imports/${last.report.id}/report.csv`);
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(await csv.text()).toContain('"sku-5";"price";"duur";"invalid_price"');
  });

  it.each(["", "shop=a", "url=https://a.example", "shop=a&url=file:///etc", "shop=a&url=https://a.example&force=ja"])(
    "refuses an import with the question %j",
    async (query) => {
      expect((await call(`/import?${query}`, { method: "POST", body: "x" })).status).toBe(400);
    },
  );

  it.each([
    "/imports/onbekend",
    "/imports/..%2foperator.key/report.csv",
    "/imports/20261120120000-000000000000/report.csv",
  ])("does not know %s", async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});
