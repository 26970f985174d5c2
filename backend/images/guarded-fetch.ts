import { type Dispatcher, request } from "undici";
import { type AgentOptions, createGuardedAgent, RefusedAddress } from "./guarded-agent";

export interface GuardOptions extends AgentOptions {
  /** Milliseconds for the whole request; null for no limit. */
  totalTimeout: number | null;
  /** Value of the Accept header. */
  accept: string;
  /** Whether redirects must stay on the host, with or without www. */
  sameSite?: boolean;
}

export interface GuardedFetcher {
  /** The whole body. */
  get(address: string): Promise<Buffer>;
  /** The body as a stream. */
  stream(address: string): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const MOST_REDIRECTS = 3;

/**
 * Fetches untrusted URLs without exposing our own network: connects only to the address that was checked, checks every
 * redirect again, and limits size and time.
 */
export function createGuardedFetcher(options: GuardOptions): GuardedFetcher {
  const { maxBytes, totalTimeout, accept } = options;
  const { dispatcher, check } = createGuardedAgent(options);

  async function open(address: string, signal: AbortSignal | null): Promise<Dispatcher.ResponseData> {
    let url = parse(address);
    const site = siteOf(url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      check(url);
      const headers = { accept, "accept-encoding": "identity", "user-agent": "Etalage" };
      const answer = await request(url, { dispatcher, signal, headers });
      const location = answer.headers.location;
      if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === "string") {
        drop(answer);
        url = parse(location, url);
        if (options.sameSite && siteOf(url) !== site) throw new RefusedAddress("another site");
      } else if (answer.statusCode === 200) return answer;
      else {
        drop(answer);
        throw new RefusedAddress(`status ${answer.statusCode}`);
      }
    }
    throw new RefusedAddress("too many redirects");
  }

  return {
    async get(address) {
      const answer = await open(address, totalTimeout === null ? null : AbortSignal.timeout(totalTimeout));
      const encoding = answer.headers["content-encoding"];
      if (encoding !== undefined && encoding !== "identity") {
        drop(answer);
        throw new RefusedAddress("encoding not allowed");
      }
      return collect(answer, maxBytes);
    },
    async stream(address) {
      return (await open(address, null)).body as AsyncIterable<Uint8Array>;
    },
    close: () => dispatcher.destroy(),
  };
}

function parse(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new RefusedAddress("invalid address");
  return new URL(address, base);
}

const siteOf = ({ hostname }: URL): string => hostname.replace(/^www\./, "");

/** Closes a response that will not be read, without waiting for its end. */
function drop(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => undefined);
  answer.body.destroy();
}

async function collect(answer: Dispatcher.ResponseData, maxBytes: number | null): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (maxBytes !== null && size > maxBytes) throw new RefusedAddress("too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
