import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticFiles } from "./static-files";

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-files-"));
  for (const name of ["favicon.ico", "silent-redirect.html"]) await writeFile(join(folder, name), "x");
  const files = createStaticFiles(folder);
  server = createServer((req, res) => files(req, res, () => res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test("the icon says what it is", async () => {
  expect((await ask("/favicon.ico")).headers.get("content-type")).toBe("image/vnd.microsoft.icon");
});

test("only this site may frame the page that renews a session", async () => {
  const answer = await ask("/silent-redirect.html");
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
});
