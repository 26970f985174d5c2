/** Keeps pages from waiting again and again for what does not answer. */
export interface Breaker {
  /** Asks to send a call of this name; undefined when it is not worth waiting for. */
  enter(name: string): Promise<Attempt | undefined>;
}
/** One call under way. Neither is called when it ended in another way (no connection, the caller left). */
export interface Attempt {
  answered(): void;
  timedOut(): void;
}

interface Circuit {
  /** In a row. */
  timeouts: number;
  answeredAt: number;
  pauseMs: number;
  nextProbeAt: number;
  /** Callers waiting to hear how the probe fares. */
  waiting: Set<() => void>;
}

const TIMEOUTS = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** How long a caller waits for the outcome of somebody else's probe. */
const WAIT_MS = 250;

/**
 * A circuit breaker per call. It opens after three time-outs in a row; a time-out counts only if nothing was answered
 * since the call was sent, because then the service works and the question was too heavy. While it is open, the next
 * caller goes out as a probe at once: one that asks something light is answered and closes it for everybody. Each probe
 * that times out doubles the pause before the next, from a quarter of a second to five. Only time-outs count: an error
 * answer costs no time. Well-kept libraries for this want a newer Node than ours.
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
      // In the first pauses the probe's answer is worth a moment: refused at once, a page would lose its parts to luck.
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

/** Resolves when a call is answered, after a quarter of a second at the latest. */
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
