// `npm run bench -- memory [requests]`: whether the shop's memory stays level over many varied requests.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Pool } from "undici";
import { startShop } from "./server-process";
import { collectPaths, type Paths } from "./shop-paths";

const REQUESTS = Number(process.argv[2] ?? 100_000);
const STEP = Math.max(1_000, REQUESTS / 10);
const CONNECTIONS = 2;
/** Memory is level when every figure of the second half is within this fraction of the first one. */
const LEVEL = 0.1;
const AIM_MB = 350;

interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

const pick = <T>(list: readonly T[], i: number): T => {
  const value = list[i % list.length];
  if (value === undefined) throw new Error("The shop has no such pages.");
  return value;
};
const searchBody = (q: string, current: number) =>
  JSON.stringify({
    q,
    filters: {},
    page: { current, size: 30 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
  });

/** The i-th request: of every twenty, nine shared pages, five pages not requested before, six of other kinds. */
function request(paths: Paths, i: number): Asked {
  const n = Math.floor(i / 20);
  const word = pick(paths.words, n * 7);
  const get = (path: string): Asked => ({ method: "GET", path });
  switch (i % 20) {
    case 0:
    case 1:
      return get("/");
    case 2:
    case 3:
    case 4:
      return get(pick(paths.lists, n % 20));
    case 5:
    case 6:
    case 7:
    case 8:
      return get(pick(paths.products, n % 40));
    case 9:
      return get(pick(paths.products, n * 13));
    case 10:
      return get(pick(paths.filtered, n));
    case 11:
      return get(`${pick(paths.lists, n)}?page=${1 + (n % 9)}&priceFrom=${1 + (n % 97)}`);
    case 12:
      return get(`/zoeken/?q=${encodeURIComponent(`${word} ${pick(paths.words, n * 3 + 1)}`)}`);
    case 13:
      return get(`${pick(paths.products, n * 5)}?nooit-gezien-${i}=${n}`);
    case 14:
      return { method: "POST", path: "/api/search/search", body: searchBody(word, n % 5) };
    case 15:
      return { method: "POST", path: "/api/search/facets", body: searchBody(n % 3 === 0 ? "" : word, 0) };
    case 16:
      return get(`/api/search/suggestions?q=${encodeURIComponent(word.slice(0, 2 + (n % 6)))}`);
    case 17:
      return get(`/api/search/product/${/\/(\d+)\/$/.exec(pick(paths.products, n * 11))?.[1] ?? ""}`);
    case 18:
      return get("/identity/.well-known/openid-configuration");
    default:
      return get(
        `/identity/auth?client_id=storefront&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(
          `${paths.origin}/auth-redirect`,
        )}&code_challenge=${"a".repeat(43)}&code_challenge_method=S256&state=${i}`,
      );
  }
}

const shop = await startShop();
const paths = await collectPaths(shop.url);
const pool = new Pool(shop.url, { connections: CONNECTIONS, headersTimeout: 120_000, bodyTimeout: 120_000 });
const rows: { requests: number; rss: number; started: number; heap: number; external: number }[] = [];
const answers = new Map<number, number>();

async function note(requests: number): Promise<void> {
  const row = { requests, rss: shop.memoryMb(), started: shop.startedMemoryMb(), ...(await shop.heapMb()) };
  rows.push(row);
  const [rss, started, heap, external] = [row.rss, row.started, row.heap, row.external].map(Math.round);
  console.log(
    `${requests} requests: RSS ${rss} MB, its processes ${started} MB, heap ${heap} MB, external ${external} MB`,
  );
}

await note(0);
const began = performance.now();
let next = 0;
for (let until = STEP; until <= REQUESTS; until += STEP) {
  const worker = async () => {
    while (next < until) {
      const { method, path: asked, body } = request(paths, next++);
      const headers = { "accept-encoding": "br", ...(body && { "content-type": "application/json" }) };
      const response = await pool.request({ method, path: asked, headers, ...(body && { body }) });
      await response.body.dump();
      answers.set(response.statusCode, (answers.get(response.statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  await note(until);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(0);
await pool.close();
await shop.stop();

const half = rows.slice(Math.floor(rows.length / 2));
const first = half[0]?.rss ?? 0;
const spread = Math.max(...half.map(({ rss }) => Math.abs(rss - first) / first));
const most = Math.max(...rows.map(({ rss }) => rss));
const report = [
  "| requests | RSS MB | its processes MB | heap MB | external MB |\n| --- | --- | --- | --- | --- |",
  ...rows.map(
    (row) => `| ${[row.requests, row.rss, row.started, row.heap, row.external].map(Math.round).join(" | ")} |`,
  ),
  "",
  `In ${minutes} minutes; answers: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(", ")}.`,
  `Over the second half memory moved by ${(spread * 100).toFixed(0)} % (${spread <= LEVEL ? "level" : "NOT level"}); most ${Math.round(most)} MB (aim ${AIM_MB}).`,
].join("\n");
console.log(`\n${report}`);
if (process.env.BENCH_OUT) await writeFile(path.resolve(process.env.BENCH_OUT), `${report}\n`);
