import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, type Dispatcher, request } from "undici";

/** An address that we do not go to, or an answer that we do not take. */
export class RefusedAddress extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RefusedAddress";
  }
}

export interface GuardOptions {
  ports?: readonly number[];
  /** Bytes of a body; null for a stream without end (a feed). */
  maxBytes: number | null;
  /** Milliseconds until it has connected, until the headers are there, and between two pieces of the body. */
  stepTimeout: number;
  /** Milliseconds for everything; null for no limit. */
  totalTimeout: number | null;
  /** What we say we take. */
  accept: string;
  /** Addresses that are let through although they are not public: the operator's own network, or a test's server. */
  allow?: (address: string) => boolean;
  /** How names become addresses; a test gives its own. */
  resolve?: Resolve;
}

type Resolved = { address: string; family: number }[];
export type Resolve = (host: string, done: (error: NodeJS.ErrnoException | null, found: Resolved) => void) => void;

export interface GuardedFetcher {
  /** The whole body. */
  get(address: string): Promise<Buffer>;
  /** The body as it comes. */
  stream(address: string): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
}

const MOST_REDIRECTS = 3;

/** The part of IPv6 that is handed out to networks, and within it what carries IPv4, protocols or examples. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** Whether an address is on the public internet; everything that maps to other networks is not. */
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
 * Fetches addresses that strangers gave us without letting them reach our own network: the address that is connected to
 * is the one that was checked, every redirect is checked again, and size and time are limited.
 */
export function createGuardedFetcher(options: GuardOptions): GuardedFetcher {
  const { ports = [80, 443], maxBytes, stepTimeout, totalTimeout, accept, allow = () => false } = options;
  const resolve = options.resolve ?? systemResolve;
  const permitted = (address: string) => isPublic(address) || allow(address);

  /** Called at the moment of connecting, so that a name cannot change its address after the check. */
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
    // Names are looked up when connecting; literal addresses are not, so they are checked here.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !permitted(host)) throw new RefusedAddress("address not allowed");
  }

  async function open(address: string, signal: AbortSignal | null): Promise<Dispatcher.ResponseData> {
    let url = parse(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      check(url);
      const headers = { accept, "accept-encoding": "identity", "user-agent": "Etalage" };
      const answer = await request(url, { dispatcher: agent, signal, headers });
      const location = answer.headers.location;
      if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === "string") {
        drop(answer);
        url = parse(location, url);
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
  if (!URL.canParse(address, base?.href)) throw new RefusedAddress("not an address");
  return new URL(address, base);
}

/** Ends an answer that nobody will read, without waiting for the rest of it. */
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
