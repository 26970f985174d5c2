import { Readable } from "node:stream";
import { createGunzip, gunzipSync } from "node:zlib";
import { type Dispatcher, request } from "undici";
import { type AgentOptions, createGuardedAgent, RefusedAddress } from "../images/guarded-agent";
import { codeOf } from "../operator/failure";
import { CRAWL_LIMITS, CRAWL_TIME } from "./limits";
import type { Pace } from "./pace";

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface Answer {
  status: number;
  header(name: string): string | undefined;
  /** Empty unless the status is 200. */
  body: Buffer;
}

/** The body was larger than we read, or not packed in a way that we know. */
export class UnreadableBody extends Error {}

export interface Visitor {
  /** Asks for a page, in the host's turn. Redirects are answers. Throws RefusedAddress, UnreadableBody or a failure. */
  ask(url: URL, question?: { validators?: Validators; maxBytes?: number; accept?: string }): Promise<Answer>;
  /** The unpacked body as a stream of at most `maxBytes`; null unless the answer is 200 or a redirect. */
  stream(url: URL, maxBytes: number): Promise<AsyncIterable<Uint8Array> | { location: string } | null>;
  close(): Promise<void>;
}

export interface VisitorOptions extends Pick<AgentOptions, "allow" | "ports" | "resolve"> {
  userAgent: string;
  pace: Pace;
}

/** A server may close a connection that it had kept open just as the next request is sent; RFC 9112, 9.3.1. */
const CLOSED: ReadonlySet<string> = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** Asks a site's pages over one connection per host, never at an address of our own network. */
export function createVisitor({ userAgent, pace, ...options }: VisitorOptions): Visitor {
  const { dispatcher, check } = createGuardedAgent({
    ...options,
    maxBytes: CRAWL_LIMITS.sitemapBytes,
    stepTimeout: CRAWL_TIME.connect,
    connections: 1,
  });

  async function open(url: URL, headers: Record<string, string>, ms: number): Promise<Dispatcher.ResponseData> {
    check(url);
    await pace.turn(url.host);
    const ask = () =>
      request(url, {
        dispatcher,
        signal: AbortSignal.timeout(ms),
        headers: { "user-agent": userAgent, "accept-language": "nl", "accept-encoding": "gzip", ...headers },
      });
    return ask().catch((error: unknown) => {
      if (CLOSED.has(codeOf(error))) return ask();
      throw error;
    });
  }

  return {
    async ask(
      url,
      { validators, maxBytes = CRAWL_LIMITS.pageBytes, accept = "text/html, application/xhtml+xml" } = {},
    ) {
      const conditions = {
        ...(validators?.etag ? { "if-none-match": validators.etag } : {}),
        ...(validators?.lastModified ? { "if-modified-since": validators.lastModified } : {}),
      };
      const answer = await open(url, { accept, ...conditions }, CRAWL_TIME.page);
      const header = (name: string) => textOf(answer.headers[name]);
      if (answer.statusCode !== 200) {
        drop(answer);
        return { status: answer.statusCode, header, body: Buffer.alloc(0) };
      }
      return {
        status: 200,
        header,
        body: unpacked(await collect(answer, maxBytes), header("content-encoding"), maxBytes),
      };
    },
    async stream(url, maxBytes) {
      const answer = await open(url, { accept: "application/xml, text/xml, */*" }, CRAWL_TIME.sitemap);
      if (answer.statusCode === 200) return bounded(unzipped(answer.body as AsyncIterable<Uint8Array>), maxBytes);
      drop(answer);
      const location = textOf(answer.headers.location);
      return location && answer.statusCode >= 300 && answer.statusCode < 400 ? { location } : null;
    },
    close: () => dispatcher.destroy(),
  };
}

export { RefusedAddress };

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Closes a response that will not be read, without waiting for its end. */
function drop(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => undefined);
  answer.body.destroy();
}

async function collect(answer: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxBytes) throw new UnreadableBody("too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function unpacked(body: Buffer, encoding: string | undefined, maxBytes: number): Buffer {
  if (encoding === undefined || encoding === "identity") return body;
  if (!/^x?-?gzip$/i.test(encoding)) throw new UnreadableBody("encoding");
  try {
    return gunzipSync(body, { maxOutputLength: maxBytes });
  } catch {
    throw new UnreadableBody("too large or damaged");
  }
}

/** Sitemaps are gzipped by name, by header, or both: the first bytes tell. */
async function* unzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) yield* all();
  else yield* unzipped(Readable.from(all()).compose(createGunzip()) as AsyncIterable<Uint8Array>);
}

async function* bounded(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of source) {
    size += part.byteLength;
    if (size > maxBytes) throw new UnreadableBody("too large");
    yield part;
  }
}
