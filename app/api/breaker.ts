/** Keeps pages from waiting again and again for what does not answer. */
export interface Breaker {
  /** Whether a call of this name is worth sending. */
  allows(name: string): boolean;
  succeeded(name: string): void;
  timedOut(name: string): void;
}

interface Circuit {
  timeouts: number;
  openUntil: number;
}

const TIMEOUTS = 3;
const OPEN_MS = 5_000;

/**
 * A circuit breaker per call. After three time-outs in a row a call is not sent for five seconds; then one goes out as
 * a probe, and its outcome closes the circuit or opens it again. Only time-outs count: an error answer costs no time.
 * Well-kept libraries for this want a newer Node than ours.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const circuits = new Map<string, Circuit>();
  return {
    allows(name) {
      const circuit = circuits.get(name);
      if (!circuit || circuit.timeouts < TIMEOUTS) return true;
      if (now() < circuit.openUntil) return false;
      circuit.openUntil = now() + OPEN_MS; // this caller is the probe
      return true;
    },
    succeeded(name) {
      circuits.delete(name);
    },
    timedOut(name) {
      const circuit = circuits.get(name) ?? { timeouts: 0, openUntil: 0 };
      circuit.timeouts++;
      circuit.openUntil = now() + OPEN_MS;
      circuits.set(name, circuit);
    },
  };
}
