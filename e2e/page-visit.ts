import { request } from "node:http";
import { expect } from "./fixtures";

let serial = 0;

interface Visited {
  status: number;
  headers: Headers;
  html: string;
  /** Milliseconds. */
  took: number;
}

/**
 * Asks for a page as its first visitor: under a host of its own nobody gets what an earlier visit has left. (fetch does
 * not send a Host of ours.)
 */
export function visit(shop: { url: string }, path: string): Promise<Visited> {
  const began = Date.now();
  const headers = { Host: `visit-${process.pid}-${++serial}.example` };
  return new Promise((resolve, reject) => {
    const outgoing = request(shop.url + path, { headers, timeout: 30_000 }, async (res) => {
      let html = "";
      for await (const chunk of res.setEncoding("utf8")) html += String(chunk);
      const sent = Object.entries(res.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      );
      resolve({ status: res.statusCode ?? 0, headers: new Headers(sent), html, took: Date.now() - began });
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error(`No answer in time: ${path}`)));
    outgoing.on("error", reject).end();
  });
}

/** A whole page with a heading, in Dutch, that leads on. */
export function expectPage(html: string, why: string): void {
  expect(html, why).toContain('<html lang="nl"');
  expect(html, why).toMatch(/<h1[\s>]/);
  expect(html, why).toContain('href="/"');
  expect(html, why).not.toMatch(/undefined|\[object Object\]|NaN/);
}
