import { AsyncLocalStorage } from "node:async_hooks";

const granted = new AsyncLocalStorage<number>();

/**
 * Lets every statement of `work` take up to `ms`: what nobody waits for before a page (an import, a migration, the
 * making of the search index) may take longer than what a shopper asks.
 */
export function patiently<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return granted.run(Math.max(ms, granted.getStore() ?? 0), work);
}

/** What was granted, in ms; undefined for ordinary work. */
export function patience(): number | undefined {
  return granted.getStore();
}
