import { CHUNK_TIMEOUT_MS } from "#contract/limits";

declare global {
  /** Limits the wait for a script; the build wraps every dynamic import in it (scripts/vite/import-timeout.ts). */
  var __etalageInTime: (<T>(loading: Promise<T>) => Promise<T>) | undefined;
}

/**
 * As `loading`, but rejects when a script does not load in time (CN-05). While a link is being followed its page is
 * loaded as a document instead, and the result never settles: Remix would reload the page that the visitor is leaving.
 */
export function loadInTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => void (leaves() || reject(error));
    const late = setTimeout(() => fail(new Error("Loading a script took too long")), CHUNK_TIMEOUT_MS);
    loading.then(resolve, fail).finally(() => clearTimeout(late));
  });
}

/** The last place that was left for. A page has several scripts, and a second start would break off the first. */
let leftFor: object | undefined;

/** Loads the document that a followed link leads to. False while none is followed, and for what was sent, which would be lost. */
function leaves(): boolean {
  // Remix's own, which is there once it runs.
  const router: Partial<typeof globalThis.__remixRouter> | undefined = globalThis.__remixRouter;
  const navigation = router?.state?.navigation;
  if (navigation?.state !== "loading" || !navigation.location) return false;
  if ((navigation.formMethod ?? "GET").toUpperCase() !== "GET") return false;
  const { pathname, search, hash } = navigation.location;
  if (leftFor !== navigation.location) location.assign(pathname + search + hash);
  leftFor = navigation.location;
  return true;
}

/** Must be called before the first dynamic import. */
export function limitImports(): void {
  globalThis.__etalageInTime = loadInTime;
}
