import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A rendered answer, whole, with what it takes to send it again. */
export interface Document {
  status: number;
  headers: [string, string][];
  plain: Buffer;
  etag: string;
  encoded: { br?: Buffer; gzip?: Buffer };
  /** False when a part of the page is missing because a service gave no usable answer. */
  complete: boolean;
}

const SMALL = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function makeDocument(status: number, headers: [string, string][], plain: Buffer, complete = true): Document {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { status, headers, plain, etag, encoded: {}, complete };
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
