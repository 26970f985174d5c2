import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { type Document, makeDocument, packDocument, sendDocument } from "./documents";

const page = (text: string, status = 200) => makeDocument(status, [["content-type", "text/html"]], Buffer.from(text));

async function fetchDocument(document: Document, headers: Record<string, string>) {
  const server = createServer((req, res) => void sendDocument(req, res, document));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    server.close();
  }
}

test("a visitor who has the document already gets 304 for the encoding it was sent in", async () => {
  const document = page("x".repeat(5_000));
  const first = await fetchDocument(document, { "accept-encoding": "br" });
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.text).toHaveLength(5_000);
  const etag = first.headers.get("etag") ?? "";
  expect((await fetchDocument(document, { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
  expect((await fetchDocument(document, { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
});

test("a visitor who refuses compression gets the plain document", async () => {
  const answer = await fetchDocument(page("x".repeat(5_000)), { "accept-encoding": "identity" });
  expect(answer.headers.get("content-encoding")).toBeNull();
});

const names = ["Stofzuiger", "Waterkoker", "Hardloopschoenen", "Fietspomp", "Eettafel", "Koptelefoon", "Regenjas"];
/** A list of products, as pages have them: of numbers alone, which stand nowhere twice, more care makes no less. */
const text = Array.from({ length: 600 }, (_, i) => {
  const name = `${names[i % 7]} ${names[(i * i) % 5]?.toLowerCase()} ${i % 90}`;
  return `<li class="card"><a href="/product/${name.toLowerCase().replaceAll(" ", "-")}/${i * 7919}/">${name}</a><p>voor € ${i}</p></li>`;
}).join("");

test("a second visitor has the document compressed better, and the tag of the first is still good", async () => {
  const document = page(text);
  const sizeNow = async () => {
    const { headers, text: read } = await fetchDocument(document, { "accept-encoding": "br" });
    expect(read).toBe(text);
    return { size: Number(headers.get("content-length")), etag: headers.get("etag") ?? "" };
  };
  const first = await sizeNow();
  await vi.waitFor(async () => expect((await sizeNow()).size).toBeLessThan(first.size));
  const again = { "accept-encoding": "br", "if-none-match": first.etag };
  expect((await fetchDocument(document, again)).status).toBe(304);
});

test("no more memory is kept of a document than its compressed form takes", async () => {
  const document = page(randomBytes(5_000).toString("hex"));
  await packDocument(document);
  await fetchDocument(document, { "accept-encoding": "gzip" });
  for (const kept of [await document.encoded.br, await document.encoded.gzip])
    expect(kept?.buffer.byteLength).toBe(kept?.length);
  const before = await document.encoded.br;
  await vi.waitFor(async () => {
    await fetchDocument(document, { "accept-encoding": "br" });
    expect(await document.encoded.br).not.toBe(before);
  });
  const better = await document.encoded.br;
  expect(better?.buffer.byteLength).toBe(better?.length);
});

async function sizeOf(document: Document) {
  const { headers, text: read } = await fetchDocument(document, { "accept-encoding": "br" });
  expect(Buffer.byteLength(read)).toBe(document.length);
  return Number(headers.get("content-length"));
}

test("a long page for a phone takes fewer bytes from its first visitor on, unless others waited for it", async () => {
  const usual = await sizeOf(page(text));
  expect(await sizeOf({ ...page(text), mobile: true })).toBeLessThan(usual * 0.95);
  expect(await sizeOf({ ...page(text), mobile: true, hurried: true })).toBeGreaterThan(usual);
  for (const other of [text.slice(0, 60_000), text.repeat(2)])
    expect(await sizeOf({ ...page(other), mobile: true })).toBe(await sizeOf(page(other)));
});

test("a document made while others waited is compressed in less time into more bytes, for its first visitor only", async () => {
  const calm = await sizeOf(page(text));
  const hurried = { ...page(text), hurried: true };
  expect(await sizeOf(hurried)).toBeGreaterThan(calm);
  await vi.waitFor(async () => expect(await sizeOf(hurried)).toBeLessThan(calm));
});

test("a packed document keeps its compressed form alone, and is the same to every visitor", async () => {
  const text = "<p>Fiets & co</p>".repeat(400);
  const document = page(text);
  await packDocument(document);
  expect(document.plain).toBeUndefined();
  for (const encoding of ["br", "gzip", "identity", "br"]) {
    const answer = await fetchDocument(document, { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(answer.text).toBe(text);
  }
});

test("a small document is kept as it is", async () => {
  const document = page("kort");
  await packDocument(document);
  expect(document.plain?.toString()).toBe("kort");
});
