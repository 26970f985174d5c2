import { CHUNK_TIMEOUT_MS } from "#contract/limits";

declare global {
  /** Limits the wait for a script; the build wraps every dynamic import in it (scripts/vite/import-timeout.ts). */
  var __etalageInTime: (<T>(loading: Promise<T>) => Promise<T>) | undefined;
}

/** As `loading`, but rejects when a script does not load in time (CN-05). */
export function loadInTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("Loading a script took too long")), CHUNK_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Must be called before the first dynamic import. */
export function limitImports(): void {
  globalThis.__etalageInTime = loadInTime;
}
