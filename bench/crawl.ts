// `npm run bench:crawl -- [pages]`: how fast a crawl reads a shop on this machine, without pauses, and with how much memory.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PAGES = Number(process.argv[2] ?? 5_000);
const LOOK_EVERY_MS = 20;
const MB = 1024;
/** A page of a real shop has some hundred elements around its product. */
const FRAME = Array.from(
  { length: 300 },
  (_, n) => `<li class="menu-item"><a href="/p/${n}"><span>Onderdeel ${n}</span></a></li>`,
);

function pageOf(n: number): string {
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: `Houten puzzel ${n} met ${100 + (n % 900)} stukjes`,
    sku: `sku-${n}`,
    description: "Een degelijke puzzel van hout. ".repeat(20),
    image: `/i/${n}.jpg`,
    brand: { "@type": "Brand", name: "Houtwerk" },
    offers: {
      "@type": "Offer",
      price: `${5 + (n % 90)}.95`,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
    },
  };
  return `<!doctype html><html><head><title>${n}</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><ul>${FRAME.join("")}</ul></body></html>`;
}

const etagOf = (n: number) => `"v1-${n}"`;
const server = http.createServer((request, response) => {
  const at = request.url ?? "/";
  const n = Number(/^\/p\/(\d+)$/.exec(at)?.[1] ?? Number.NaN);
  if (at === "/robots.txt") return response.end(`User-agent: *\nSitemap: ${origin}/sitemap.xml`);
  if (at === "/sitemap.xml") {
    const all = Array.from({ length: PAGES }, (_, page) => `<url><loc>${origin}/p/${page}</loc></url>`);
    return response.end(`<urlset>${all.join("")}</urlset>`);
  }
  if (request.headers["if-none-match"] === etagOf(n)) return response.writeHead(304).end();
  return response.writeHead(200, { "content-type": "text/html; charset=utf-8", etag: etagOf(n) }).end(pageOf(n));
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

interface Reading {
  pages: number;
  seconds: number;
  /** Highest resident memory in the first tenth of the pages, and in all. */
  early: number;
  peak: number;
  cpu: number;
}

function memoryMb(pid: number): number {
  const [, kb = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / MB;
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Measures until the command tells what it read: the import after it has figures of its own. */
async function read(dataDir: string): Promise<Reading> {
  const command = path.resolve(import.meta.dirname, "../build/server/crawl-command.js");
  const words = [
    "--shop",
    "Puzzels",
    "--url",
    origin,
    "--allow-private",
    "--pause",
    "0",
    "--about",
    origin,
    "--data",
    dataDir,
    "--max",
    "1000000",
  ];
  const child = spawn(process.execPath, [command, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((done) => child.once("exit", done));
  const pid = child.pid ?? 0;
  const began = performance.now();
  const reading: Reading = { pages: 0, seconds: 0, early: 0, peak: 0, cpu: 0 };
  let isRead = false;
  child.stdout.on("data", () => {
    isRead = true;
  });
  child.stderr.on("data", (text: Buffer) => {
    reading.pages = Number(/(\d+) pagina's gelezen\s*$/.exec(text.toString())?.[1] ?? reading.pages);
  });
  for (; !isRead && child.exitCode === null; await sleep(LOOK_EVERY_MS)) {
    reading.peak = Math.max(reading.peak, memoryMb(pid));
    if (reading.pages <= PAGES / 10) reading.early = reading.peak;
    reading.seconds = (performance.now() - began) / 1_000;
    reading.cpu = cpuSeconds(pid);
  }
  await ended;
  return reading;
}

const dataDir = await mkdtemp(path.join(tmpdir(), "etalage-crawl-"));
try {
  const rows = [
    "| crawl | pages/s | CPU ms a page | memory after a tenth, MB | at most, MB |",
    "| --- | --- | --- | --- | --- |",
  ];
  for (const name of [`${PAGES} pages, new`, "the same again, unchanged (304)"]) {
    const { seconds, early, peak, cpu } = await read(dataDir);
    rows.push(
      `| ${name} | ${(PAGES / seconds).toFixed(0)} | ${((1_000 * cpu) / PAGES).toFixed(1)} | ${early.toFixed(0)} | ${peak.toFixed(0)} |`,
    );
  }
  console.log(rows.join("\n"));
} finally {
  server.close();
  server.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
}
