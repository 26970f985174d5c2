import { TOKEN_LOCK_MS } from "#contract/identity";

/**
 * Runs `work` in one tab at a time. AC-19: after waiting 5 s it continues without the lock, because the holder may
 * hang; `work` must therefore check what is stored before it acts.
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

/** Runs `work` unless another tab is running it. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
