/** Keeps pages from waiting repeatedly for a call that does not answer. */
export interface Breaker {
  /** Asks permission to send a call of this name; undefined when the call should be skipped. */
  enter(name: string): Promise<Attempt | undefined>;
}
/** A call under way. Neither method is called when it ended otherwise (no connection, the caller left). */
export interface Attempt {
  answered(): void;
  timedOut(): void;
}

interface Circuit {
  /** Consecutive time-outs. */
  timeouts: number;
  answeredAt: number;
  pauseMs: number;
  nextProbeAt: number;
  /** Callers waiting for the outcome of the probe. */
  waiting: Set<() => void>;
}

const TIMEOUTS = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** How long a caller waits for the outcome of a probe that another caller sent. */
const WAIT_MS = 250;

/**
 * A circuit breaker per call. It opens after three consecutive time-outs; a time-out counts only if nothing was
 * answered since the call was sent, because otherwise the service works and the request was too heavy. While it is
 * open, the next caller is sent immediately as a probe; an answer to a light request closes it for everyone. Each probe
 * that times out doubles the pause before the next, from a quarter of a second to five seconds. Only time-outs count:
 * an error answer costs no time. Maintained libraries for this require a newer version of Node.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const circuits = new Map<string, Circuit>();
  const isOpen = (circuit: Circuit) => circuit.timeouts >= TIMEOUTS;
  const isPaused = (circuit: Circuit) => isOpen(circuit) && now() < circuit.nextProbeAt;

  function attempt(circuit: Circuit): Attempt {
    const sentAt = now();
    const isProbe = isOpen(circuit);
    if (isProbe) circuit.nextProbeAt = sentAt + circuit.pauseMs;
    return {
      answered() {
        circuit.answeredAt = now();
        circuit.timeouts = 0;
        circuit.pauseMs = FIRST_PAUSE_MS;
        for (const tell of circuit.waiting) tell();
      },
      timedOut() {
        if (circuit.answeredAt >= sentAt) return;
        circuit.timeouts++;
        if (circuit.timeouts === TIMEOUTS) circuit.nextProbeAt = now();
        if (!isProbe) return;
        circuit.pauseMs = Math.min(circuit.pauseMs * 2, LONGEST_PAUSE_MS);
        circuit.nextProbeAt = now() + circuit.pauseMs;
      },
    };
  }

  return {
    async enter(name) {
      const circuit = circuits.get(name) ?? closed();
      circuits.set(name, circuit);
      // During the first, short pauses, wait for the probe's answer: refusing immediately would make page parts go
      // missing at random.
      if (isPaused(circuit) && circuit.pauseMs <= WAIT_MS) await outcome(circuit);
      return isPaused(circuit) ? undefined : attempt(circuit);
    },
  };
}

const closed = (): Circuit => ({
  timeouts: 0,
  answeredAt: Number.NEGATIVE_INFINITY,
  pauseMs: FIRST_PAUSE_MS,
  nextProbeAt: 0,
  waiting: new Set(),
});

/** Resolves when a call is answered, or after a quarter of a second. */
function outcome(circuit: Circuit): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      circuit.waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, WAIT_MS);
    circuit.waiting.add(done);
  });
}
