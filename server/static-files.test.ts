import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commonHeaders } from "./security";
import { createStaticFiles } from "./static-files";

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "etalage-files-"));
  await mkdir(join(folder, "assets"));
  for (const name of ["favicon.ico", "silent-redirect.html", "assets/frame.css"])
    await writeFile(join(folder, name), "x");
  const files = createStaticFiles(folder);
  server = createServer((req, res) => {
    for (const [name, value] of commonHeaders(req.url ?? "", "http://localhost", "/api/images"))
      res.setHeader(name, value);
    files(req, res, () => res.writeHead(404).end());
  });
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

test("a style sheet comes without what only documents need, a page and a missing file with it", async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get("permissions-policy");
  expect(await policyOf("/assets/frame.css")).toBeNull();
  expect(await policyOf("/silent-redirect.html")).toContain("camera");
  expect(await policyOf("/assets/gone.css")).toContain("camera");
  const { headers } = await ask("/assets/frame.css");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("cache-control")).toContain("immutable");
});
