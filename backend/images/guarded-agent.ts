import dns from "node:dns";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent } from "undici";

/** Thrown for an address that we do not fetch, or a response that we do not accept. */
export class RefusedAddress extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "RefusedAddress";
  }
}

export interface AgentOptions {
  ports?: readonly number[];
  /** Maximum body size in bytes; null for an unbounded stream (a feed). */
  maxBytes: number | null;
  /** Milliseconds to connect, to receive headers, and between two chunks of the body. */
  stepTimeout: number;
  /** Non-public addresses that are permitted: the operator's own network, or a test server. */
  allow?: (address: string) => boolean;
  /** DNS lookup; replaced in tests. */
  resolve?: Resolve;
  /** Connections per origin; as many as needed by default. */
  connections?: number;
}

type Resolved = { address: string; family: number }[];
export type Resolve = (host: string, done: (error: NodeJS.ErrnoException | null, found: Resolved) => void) => void;

export interface GuardedAgent {
  dispatcher: Agent;
  /** Throws RefusedAddress for an address that is not fetched, before it is looked up. */
  check(url: URL): void;
}

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

/** Connects only to the address that was checked, so that a name cannot resolve differently after the check. */
export function createGuardedAgent(options: AgentOptions): GuardedAgent {
  const { ports = [80, 443], maxBytes, stepTimeout, connections = null, allow = () => false } = options;
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
  const dispatcher = new Agent({
    connect: { lookup, timeout: stepTimeout },
    headersTimeout: stepTimeout,
    bodyTimeout: stepTimeout,
    maxResponseSize: maxBytes ?? -1,
    connections,
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

  return { dispatcher, check };
}
