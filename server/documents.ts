import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** A rendered answer, whole, with what it takes to send it again. */
export interface Document {
  status: number;
  headers: [string, string][];
  plain: Buffer;
  etag: string;
  encoded: { br?: Buffer; gzip?: Buffer };
  /** When it was rendered, in ms since the epoch. */
  at: number;
}

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const CACHE_BYTES = 64 * 1024 * 1024;
const SMALL = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function makeDocument(status: number, headers: [string, string][], plain: Buffer): Document {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { status, headers, plain, etag, encoded: {}, at: Date.now() };
}

const forbidsKeeping = (name: string, value: string) =>
  name.toLowerCase() === "cache-control" && value.includes("no-store");

/**
 * Documents of anonymous visitors, shared between them: bounded by bytes, one render per key at a time; a stale one
 * is sent at once while a fresh one is made.
 */
export function createDocumentCache() {
  // The compressed forms come later and are small beside the plain one; three times plain covers all.
  const cache = new LRUCache<string, Document>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (d) => d.plain.length * 3 + 512,
  });
  const rendering = new Map<string, Promise<Document>>();
  let generation = 0;

  function renderOnce(key: string, render: () => Promise<Document>): Promise<Document> {
    const running = rendering.get(key);
    if (running) return running;
    const born = generation;
    const made = render()
      .then((document) => {
        const lasting =
          document.status === 200 && !document.headers.some(([name, value]) => forbidsKeeping(name, value));
        if (lasting && born === generation) cache.set(key, document);
        return document;
      })
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }
  return {
    async get(key: string, render: () => Promise<Document>): Promise<Document> {
      const kept = cache.get(key);
      const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
      if (kept && age < FRESH_MS) return kept;
      if (!kept || age > STALE_MS) return renderOnce(key, render);
      renderOnce(key, render).catch((error: unknown) => console.error(error));
      return kept;
    },
    /** Forgets everything, what is being rendered included: products have changed. */
    clear() {
      generation++;
      cache.clear();
      rendering.clear();
    },
  };
}

/** Sends a document in the best encoding that the visitor takes, or 304 when that is what it has. */
export async function sendDocument(req: IncomingMessage, res: ServerResponse, document: Document): Promise<void> {
  const encoding = chooseEncoding(String(req.headers["accept-encoding"] ?? ""), document.plain.length);
  const etag = `"${document.etag}${encoding ? `-${encoding}` : ""}"`;
  for (const [name, value] of document.headers) res.appendHeader(name, value);
  res.appendHeader("Vary", "Accept-Encoding");
  if (document.status === 200) res.setHeader("ETag", etag);
  if (document.status === 200 && matches(req.headers["if-none-match"], etag)) {
    res.statusCode = 304;
    res.removeHeader("Content-Type");
    res.end();
    return;
  }
  const body = await encode(document, encoding);
  res.statusCode = document.status;
  if (encoding) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.end(req.method === "HEAD" ? undefined : body);
}

function chooseEncoding(accepted: string, length: number): "br" | "gzip" | undefined {
  if (length < SMALL) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? "gzip" : undefined;
}

function matches(header: string | undefined, etag: string): boolean {
  return Boolean(header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*"));
}

async function encode(document: Document, encoding: "br" | "gzip" | undefined): Promise<Buffer> {
  const { plain, encoded } = document;
  if (!encoding) return plain;
  if (encoding === "gzip") {
    encoded.gzip ??= await zip(plain);
    return encoded.gzip;
  }
  encoded.br ??= await brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return encoded.br;
}
