/** Keeps requests to one host apart, and away from a host that asked to be left alone. */
export interface Pace {
  /** Waits for this host's turn. */
  turn(host: string): Promise<void>;
  /** At least this many ms between requests to the host. */
  slow(host: string, pause: number): void;
  /** No request to the host for this many ms. */
  rest(host: string, pause: number): void;
}

export interface Clock {
  now(): number;
  /** Rejects when the crawl is stopped. */
  wait(ms: number): Promise<void>;
}

/** `pause`: the least number of ms between two requests to a host. */
export function createPace(clock: Clock, pause: number): Pace {
  const hosts = new Map<string, { pause: number; next: number }>();
  const hostOf = (name: string) => {
    const host = hosts.get(name) ?? { pause, next: 0 };
    hosts.set(name, host);
    return host;
  };
  return {
    async turn(name) {
      const host = hostOf(name);
      const left = host.next - clock.now();
      if (left > 0) await clock.wait(left);
      host.next = clock.now() + host.pause;
    },
    slow(name, least) {
      const host = hostOf(name);
      host.pause = Math.max(pause, least);
    },
    rest(name, ms) {
      const host = hostOf(name);
      host.next = Math.max(host.next, clock.now() + ms);
    },
  };
}

/** Ms that a Retry-After header asks for: seconds or a date; null when it says nothing of use. */
export function retryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}
