import { writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as contract from "#contract/profile";
import { openTestUsers, type TestUsers } from "../../users/testing";
import { businessForm } from "../testing-account";
import { runBusinessCommand } from "./run";

let test: TestUsers;
let server: http.Server;
let said: string;
let complained: string;
beforeAll(async () => {
  test = await openTestUsers();
  server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const response = await test.request("users", (req.url ?? "").replace("/api/users", ""), {
      method: req.method ?? "GET",
      headers: { Authorization: req.headers.authorization ?? "", "Content-Type": "application/json" },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    res.writeHead(response.status).end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}, 60_000);
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});
beforeEach(() => {
  said = "";
  complained = "";
  vi.spyOn(console, "error").mockImplementation((text: string) => {
    complained += text;
  });
});
afterEach(() => vi.restoreAllMocks());

const run = (...argv: string[]) =>
  runBusinessCommand([...argv, "--data", test.kit.dataDir], {}, (text) => {
    said += text;
  });

it("says when no shop runs on the folder", async () => {
  expect(await run("list")).toBe(1);
  expect(complained).toContain("er draait geen winkel");
});

it("shows who asks, and takes a request through its states", async () => {
  const { port } = server.address() as AddressInfo;
  await writeFile(
    join(test.kit.dataDir, "server.json"),
    JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }),
  );
  expect(await run("list")).toBe(0);
  expect(said).toBe("Er zijn geen aanvragen");
  await test.ask(contract.businesSignup, "seller", { body: businessForm() });
  await run("list", "aangevraagd");
  expect(said).toMatch(/De Vries Wonen\n {2}ID +seller\n/);
  expect(said).toContain("Jip de Vries <seller@mail.example>");
  expect(said).toContain("Dam 1, 1012 JS Amsterdam (NL)");

  expect(await run("approve", "seller")).toBe(1);
  expect(complained).toContain("De aanvraag staat op “aangevraagd”");
  expect(await run("review", "seller")).toBe(0);
  expect(await run("refuse", "seller", "Het KvK-nummer klopt niet")).toBe(0);
  const { body } = await test.ask(contract.getUserData, "seller");
  expect(body.business).toMatchObject({ status: "refused", message: "Het KvK-nummer klopt niet" });
  said = "";
  await run("list", "afgewezen");
  expect(said).toContain("bericht      Het KvK-nummer klopt niet");
});

it("says that a request is not there", async () => {
  expect(await run("review", "nobody")).toBe(1);
  expect(complained).toContain("Deze aanvraag is er niet");
});

it.each([
  [[], /Geef een opdracht/],
  [["toString"], /Onbekende opdracht/],
  [["list", "constructor"], /Zo'n lijst is er niet/],
  [["review"], /Geef de ID/],
  [["refuse", "seller"], /Geef de reden/],
  [["refuse", "seller", " "], /Geef de reden/],
  [["approve", "seller", "van", "harte"], /tussen aanhalingstekens/],
  [["list", "--forse"], /forse/],
])("refuses %j with the reason and the explanation", async (argv, reason) => {
  expect(await run(...argv)).toBe(2);
  expect(complained).toMatch(reason);
  expect(complained).toContain("Gebruik: npm run business");
});

it("explains itself", async () => {
  expect(await run("--help")).toBe(0);
  expect(said).toContain("reject ID");
});
