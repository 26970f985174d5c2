import { expect } from "./fixtures";

let serial = 0;

/** Asks for a page as its first visitor: under a host of its own nobody gets what an earlier visit has left. */
export async function visit(shop: { url: string }, path: string) {
  const began = Date.now();
  const answer = await fetch(shop.url + path, {
    headers: { Host: `visit-${++serial}.example` },
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
  });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, took: Date.now() - began };
}

/** A whole page with a heading, in Dutch, that leads on. */
export function expectPage(html: string, why: string): void {
  expect(html, why).toContain('<html lang="nl"');
  expect(html, why).toMatch(/<h1[\s>]/);
  expect(html, why).toContain('href="/"');
  expect(html, why).not.toMatch(/undefined|\[object Object\]|NaN/);
}
