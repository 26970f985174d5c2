// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { type Document, makeDocument, sendDocument } from "./documents";

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
