import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runCrawlCommand } from "./command/run";
import { openTestShop, product, type TestShop } from "./shop.fixture";

let shop: TestShop;
let dataDir: string;
const pages: Record<string, string> = {};

beforeAll(async () => {
  shop = await openTestShop(pages);
  dataDir = await mkdtemp(join(tmpdir(), "etalage-crawl-"));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function command(...words: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const error = vi.spyOn(console, "error").mockImplementation((text: string) => void said.push(text));
  const circumstances = { env: {}, stop: new AbortController().signal, say: (text: string) => void said.push(text) };
  const code = await runCrawlCommand(["--data", dataDir, ...words], circumstances);
  error.mockRestore();
  return { code, said: said.join("\n") };
}

it("reads a shop into the store through the import, and again on time, without losing what it could not reach", async () => {
  const url = `http://localhost:${shop.port}/`;
  const one = [
    "--shop",
    "Puzzelwinkel",
    "--url",
    url,
    "--allow-private",
    "--pause",
    "0",
    "--about",
    "https://etalage.example/join/",
  ];
  Object.assign(pages, { "/": '<a href="/p/1"></a><a href="/p/2"></a><a href="/p/3"></a>' });
  for (const n of [1, 2, 3]) pages[`/p/${n}`] = product(n, n === 3 ? "duur" : undefined);
  const first = await command(...one);
  expect(first).toMatchObject({ code: 0 });
  expect(first.said).toContain("3  producten gevonden");
  expect(first.said).toMatch(/2 {2}toegevoegd/);
  expect(first.said).toContain("invalid_price");

  shop.answers.set("/p/1", (_, response) => response.writeHead(500).end());
  pages["/p/2"] = product(2, "3.50");
  const again = await command("--again", "--about", "https://etalage.example/join/");
  expect(again.said).toContain("1 × de winkel gaf een fout");
  expect(again.said).toMatch(/1 {2}gewijzigd\n +1 {2}ongewijzigd\n +0 {2}verwijderd/);
  expect((await command("--list")).said).toBe(`Puzzelwinkel  ${url}  3 producten`);
  expect((await command("--forget", "--url", url)).code).toBe(0);
  expect((await command("--list")).said).toBe("Er wordt nog geen winkel gelezen.");
});

it.each([
  [["--shop", "W", "--url", "https://w.example"], "--about"],
  [
    ["--shop", "W", "--url", "https://w.example", "--about", "https://e.example", "--pause", "0.2"],
    "Minder dan een seconde",
  ],
  [["--url", "https://w.example", "--about", "https://e.example"], "--shop"],
  [["--shop", "W", "--url", "w", "--about", "https://e.example"], "--url"],
  [["--forget", "--url", "https://w.example"], "van w.example is niets gelezen"],
])("refuses %j", async (words, reason) => {
  const { code, said } = await command(...words);
  expect([code > 0, said]).toEqual([true, expect.stringContaining(reason)]);
});
