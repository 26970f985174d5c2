import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, type Dispatcher, request } from "undici";

/** Thrown for an address that we do not fetch, or a response that we do not accept. */
export class RefusedAddress extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RefusedAddress";
  }
}

export interface GuardOptions {
  ports?: readonly number[];
  /** Maximum body size in bytes; null for an unbounded stream (a feed). */
  maxBytes: number | null;
  /** Milliseconds to connect, to receive headers, and between two chunks of the body. */
  stepTimeout: number;
  /** Milliseconds for the whole request; null for no limit. */
  totalTimeout: number | null;
  /** Value of the Accept header. */
  accept: string;
  /** Non-public addresses that are permitted: the operator's own network, or a test server. */
  allow?: (address: string) => boolean;
  /** Whether redirects must stay on the host, with or without www. */
  sameSite?: boolean;
  /** DNS lookup; replaced in tests. */
  resolve?: Resolve;
}

type Resolved = { address: string; family: number }[];
export type Resolve = (host: string, done: (error: NodeJS.ErrnoException | null, found: Resolved) => void) => void;

export interface GuardedFetcher {
  /** The whole body. */
  get(address: string): Promise<Buffer>;
  /** The body as a stream. */
  stream(address: string): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const MOST_REDIRECTS = 3;

/** The global unicast range of IPv6, and special ranges within it (IPv4 transition, protocols, documentation). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** Whether an address is on the public internet; addresses that map to other networks are not. */
export function isPublic(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== "unicast") return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((range) => parsed.match(range));
}

const systemResolve: Resolve = (host, done) => dns.lookup(host, { all: true, verbatim: false }, done);

/**
 * Fetches untrusted URLs without exposing our own network: connects only to the address that was checked, checks every
 * redirect again, and limits size and time.
 */
export function createGuardedFetcher(options: GuardOptions): GuardedFetcher {
  const { ports = [80, 443], maxBytes, stepTimeout, totalTimeout, accept, allow = () => false } = options;
  const resolve = options.resolve ?? systemResolve;
  const permitted = (address: string) => isPublic(address) || allow(address);

  /** Runs at connect time, so that a name cannot resolve differently after the check. */
  const lookup: LookupFunction = (host, wanted, done) => {
    resolve(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new RefusedAddress("the name has no address"), "", 4);
      if (!found.every(({ address }) => permitted(address)))
        return done(new RefusedAddress("address not allowed"), "", 4);
      return wanted.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
  const agent = new Agent({
    connect: { lookup, timeout: stepTimeout },
    headersTimeout: stepTimeout,
    bodyTimeout: stepTimeout,
    maxResponseSize: maxBytes ?? -1,
  });

  function check(url: URL): void {
    if (url.protocol !== "http:" && url.protocol !== "https:") throw new RefusedAddress("protocol not allowed");
    if (url.username !== "" || url.password !== "") throw new RefusedAddress("credentials not allowed");
    const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
    if (!ports.includes(port)) throw new RefusedAddress("port not allowed");
    // Names are checked at connect time; literal addresses are not looked up, so they are checked here.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !permitted(host)) throw new RefusedAddress("address not allowed");
  }

  async function open(address: string, signal: AbortSignal | null): Promise<Dispatcher.ResponseData> {
    let url = parse(address);
    const site = siteOf(url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      check(url);
      const headers = { accept, "accept-encoding": "identity", "user-agent": "Etalage" };
      const answer = await request(url, { dispatcher: agent, signal, headers });
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
    close: () => agent.destroy(),
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
