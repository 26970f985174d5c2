import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Command } from "./shop-command";

interface Routes {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Serves a service's routes as the shop that runs on `dataDir`, for tests of operator commands. Returns how to stop. */
export async function serveForOperator(routes: Routes, dataDir: string, mount: string): Promise<() => Promise<void>> {
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const response = await routes.request((req.url ?? "").replace(mount, ""), {
      method: req.method ?? "GET",
      headers: { Authorization: req.headers.authorization ?? "", "Content-Type": "application/json" },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    res.writeHead(response.status).end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const announcement = { url: `http://127.0.0.1:${port}`, pid: process.pid };
  await writeFile(join(dataDir, "server.json"), JSON.stringify(announcement));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Runs a command for the shop on `dataDir`, and gives its exit code and what it said. */
export async function runFor(
  command: Command,
  dataDir: string,
  argv: string[],
): Promise<{ code: number; said: string }> {
  let said = "";
  const code = await command([...argv, "--data", dataDir], {}, (text) => {
    said += text;
  });
  return { code, said };
}
