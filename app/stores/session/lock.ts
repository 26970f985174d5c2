import { TOKEN_LOCK_MS } from "#contract/identity";

/**
 * Runs `work` in one tab at a time. AC-19: whoever has waited 5 s goes on without the lock, since its holder may hang;
 * `work` must therefore look at what is stored before it acts.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, patienceMs = TOKEN_LOCK_MS): Promise<T> {
  if (!navigator.locks) return work(); // not a secure context
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  let entered = false;
  try {
    return await navigator.locks.request(name, { signal: patience.signal }, () => {
      entered = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (entered || !patience.signal.aborted) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` unless another tab is at it already. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
