import { Scope } from "./scope";

const granted = new Scope<number>();

/**
 * Lets every statement of `work` take up to `ms`: background work (an import, a migration, building the search index)
 * may take longer than a query that a page waits for.
 */
export function patiently<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return granted.within(Math.max(ms, granted.value ?? 0), work);
}

/** The granted limit in ms; undefined for ordinary work. */
export function patience(): number | undefined {
  return granted.value;
}
