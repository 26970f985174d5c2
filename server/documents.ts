import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib";

/** A complete rendered response, with everything needed to send it again. */
export interface Document {
  status: number;
  headers: [string, string][];
  /** Bytes before compression. */
  length: number;
  /** Undefined once the document is packed; use `plainOf`. */
  plain: Buffer | undefined;
  etag: string;
  encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  /** Whether `encoded.br` was compressed at low quality; the second request recompresses it. */
  quick?: boolean;
  /** Whether other pages waited while it was made: compressing it may take the least time that is possible. */
  hurried?: boolean;
  /** Whether it is for a phone, whose network may be slow. */
  mobile?: boolean;
  /** How often it was sent Brotli-compressed. */
  sent: number;
  /** False when part of the page is missing because a service gave no usable response. */
  complete: boolean;
}

const SMALL = 1_024;
/**
 * Brotli quality for the first request (a quarter of the cost, a tenth more bytes) and for all later ones. While other
 * pages wait, a first one is compressed in half the time of a quick one, into another tenth of bytes.
 */
const HURRIED = 1;
const QUICK = 3;
const GOOD = 8;
/**
 * A phone's page between these lengths would just not fit into the first packets of a connection (14,600 bytes with its
 * headers), and would take a turn of the network more. It is compressed at this quality at once: 0.7 ms more. What is
 * longer would not fit either.
 */
const LONG = 70_000;
const TOO_LONG = 108_000;
const FITTING = 5;
const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

export function makeDocument(status: number, headers: [string, string][], plain: Buffer, complete = true): Document {
  const etag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { status, headers, length: plain.length, plain, etag, encoded: {}, sent: 0, complete };
}

/** For what never changes under its address: compressed as well as can be, at once. */
export function makeLasting(headers: [string, string][], plain: Buffer): Document {
  const document = makeDocument(200, headers, plain);
  document.encoded.br = brotli(plain, settings(plain, constants.BROTLI_MAX_QUALITY));
  return document;
}

/** Keeps only the compressed form, a sixth of the memory; nearly every client accepts it. */
export async function packDocument(document: Document): Promise<void> {
  const { plain, length } = document;
  if (!plain || length < SMALL) return;
  await quickly(document, plain);
  document.plain = undefined;
}

async function plainOf({ plain, encoded }: Document): Promise<Buffer> {
  if (plain) return plain;
  if (!encoded.br) throw new Error("A packed document must have a compressed form.");
  return unbrotli(await encoded.br);
}

/** Headers that may stand in a response more than once. */
const SEVERAL = new Set(["set-cookie", "vary", "link"]);

/**
 * Sends a document in the best encoding the client accepts, or 304 when the client already has it. `policy` replaces its
 * content security policy for this client.
 */
export async function sendDocument(
  req: IncomingMessage,
  res: ServerResponse,
  document: Document,
  policy?: (own: string) => string,
): Promise<void> {
  const encoding = chooseEncoding(String(req.headers["accept-encoding"] ?? ""), document.length);
  // Weak: the same document may be compressed in two ways. A client that has it with another policy needs it anew.
  const etag = `W/"${document.etag}${policy ? "-p" : ""}${encoding ? `-${encoding}` : ""}"`;
  for (const [name, value] of document.headers) {
    const own = policy && name === "content-security-policy" ? policy(value) : value;
    // What a page says of itself replaces what is said of all pages.
    if (SEVERAL.has(name)) res.appendHeader(name, own);
    else res.setHeader(name, own);
  }
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
  return Boolean(
    header?.split(",").some((tag) => tag.trim() === etag || `W/${tag.trim()}` === etag || tag.trim() === "*"),
  );
}

/**
 * The first request gets cheap compression. Later requests justify better compression; the cheap form is sent until
 * that is ready.
 */
async function encode(document: Document, encoding: "br" | "gzip" | undefined): Promise<Buffer> {
  const { encoded } = document;
  if (!encoding) return plainOf(document);
  if (encoding === "gzip") {
    encoded.gzip ??= plainOf(document)
      .then((plain) => zip(plain))
      .then(ownBytes);
    return encoded.gzip;
  }
  document.sent += 1;
  const kept = encoded.br;
  if (!kept) return quickly(document, await plainOf(document));
  if (document.quick && document.sent > 1) {
    document.quick = false;
    void plainOf(document)
      .then((plain) => brotli(plain, settings(plain, GOOD)))
      .then(ownBytes)
      .then(
        (better) => {
          encoded.br = Promise.resolve(better);
        },
        (error: unknown) => console.error(error),
      );
  }
  return kept;
}

/** The compressor answers with the begin of a block of 16 KB, and most pages are shorter: kept, they keep the block. */
function ownBytes(bytes: Buffer): Buffer {
  return bytes.length < bytes.buffer.byteLength ? Buffer.concat([bytes]) : bytes;
}

/** In place: a page takes half a millisecond, and handing it to the thread pool costs more than that. */
function quickly(document: Document, plain: Buffer): Promise<Buffer> {
  const { encoded } = document;
  if (!encoded.br) {
    const mayFit = document.mobile && plain.length > LONG && plain.length < TOO_LONG;
    const quality = document.hurried ? HURRIED : mayFit ? FITTING : QUICK;
    document.quick = quality < FITTING;
    encoded.br = Promise.resolve(ownBytes(brotliCompressSync(plain, settings(plain, quality))));
  }
  return encoded.br;
}

/**
 * As large as most pages: a larger window makes none of them smaller, and preparing the default one of 4 MB costs as
 * much as compressing a page at low quality.
 */
const WINDOW_BITS = 18;
const settings = (plain: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
});
