import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface TestShop {
  origin: string;
  port: number;
  /** Paths that were asked for, in order. */
  asked: string[];
  headers: http.IncomingHttpHeaders[];
  /** Answers of single paths, in place of the shop's own. */
  answers: Map<string, (request: http.IncomingMessage, response: http.ServerResponse) => void>;
  close(): Promise<void>;
}

export const product = (n: number, price = `${n}.95`) =>
  `<html><head><title>p</title><script type="application/ld+json">${JSON.stringify({
    "@type": "Product",
    name: `Houten puzzel ${n}`,
    sku: `sku-${n}`,
    description: `Een degelijke puzzel, nummer ${n}.`,
    image: `/i/${n}.jpg`,
    brand: "Houtwerk",
    offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "InStock" },
  })}</script></head><body><h1>Puzzel</h1><a href="/">terug</a></body></html>`;

/** A shop on this machine that answers with `pages`: path → HTML. */
export async function openTestShop(pages: Record<string, string>): Promise<TestShop> {
  const asked: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const answers: TestShop["answers"] = new Map();
  const server = http.createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    headers.push(request.headers);
    const own = answers.get(path);
    if (own) return own(request, response);
    const page = pages[path];
    if (page === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    headers,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export const gzipped = (text: string) => (_: unknown, response: http.ServerResponse) =>
  response.writeHead(200, { "content-type": "application/gzip" }).end(gzipSync(text));
export const redirectTo = (location: string) => (_: unknown, response: http.ServerResponse) =>
  response.writeHead(301, { location }).end();
export const plainText = (text: string) => (_: unknown, response: http.ServerResponse) =>
  response.writeHead(200, { "content-type": "text/plain" }).end(text);
