import { mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { operatorKey } from "../auth/operator-key";
import { reasonOf } from "./failure";
import { askShop, isShopRunning, requireShop } from "./running-shop";

let dataDir: string;
let server: http.Server;
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-operator-"));
  server = http.createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function announce(pid = process.pid): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await writeFile(join(dataDir, "server.json"), JSON.stringify({ url: `http://127.0.0.1:${port}`, pid }));
}
const ask = () => askShop(dataDir, "/x", { timeoutMs: 5_000 }).catch(reasonOf);

it("asks the shop that left its address in the folder, with the folder's key", async () => {
  await announce();
  answer = ({ method, url, headers }, response) =>
    response.end(JSON.stringify([method, url, headers.authorization?.slice(7)]));
  expect(await ask()).toEqual(["GET", "/x", await operatorKey(dataDir)]);
});

it.each([
  ['{"message":"dat kan niet"}', "dat kan niet"],
  ['{"error":{"message":"dit ook niet"}}', "dit ook niet"],
  ["<html>", "de winkel antwoordt met 500"],
])("gives the refusal in %s as the reason", async (body, reason) => {
  await announce();
  answer = (_, response) => response.writeHead(500).end(body);
  expect(await ask()).toBe(reason);
});

it("says when a shop does not answer, or none runs", async () => {
  expect(await requireShop(dataDir).catch(reasonOf)).toContain("er draait geen winkel");
  expect(await ask()).toContain("zegt niet waar de winkel luistert");
  // No process has this number.
  await announce(2 ** 30);
  expect(await isShopRunning(dataDir)).toBe(false);
  await announce();
  answer = (request) => request.socket.destroy();
  expect(await ask()).toMatch(/de winkel antwoordt niet op http:\S+ \(UND_ERR_SOCKET\)/);
});
