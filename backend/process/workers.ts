import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { projectRoot } from "./root";

/** Every worker thread and its source; the build emits each as build/server/<name>.js. */
export const workerSources = {
  "store-worker": "backend/storage/store-worker.ts",
  "search-worker": "backend/search/search-worker.ts",
  "feed-worker": "backend/feeds/feed-worker.ts",
  "crawl-worker": "backend/crawl/crawl-worker.ts",
  "picture-worker": "backend/picture-search/picture-worker.ts",
} as const;

/** Node gives every thread 48 MB for short-lived objects; these threads need less. */
const YOUNG_MB = 6;

export type WorkerName = keyof typeof workerSources;

function runsFromBuild(builtFolder: string): boolean {
  return fileURLToPath(import.meta.url).startsWith(`${join(builtFolder, "/")}`);
}

/** Node 20 does not pass the main thread's loaders to a worker, and tsx registers itself in the main thread only. */
function typescriptLoader(root: string): string {
  // `resolve` returns the CommonJS version, which looks for its parts in the wrong place.
  const twin = createRequire(join(root, "package.json")).resolve("tsx/esm/api");
  const api = pathToFileURL(join(dirname(twin), "index.mjs")).href;
  return `data:text/javascript,import{register}from${encodeURIComponent(JSON.stringify(api))};register();`;
}

/** The built program of a worker thread; null when this code runs from its TypeScript sources. */
export function builtWorker(name: WorkerName): string | null {
  const builtFolder = join(projectRoot(), "build", "server");
  return runsFromBuild(builtFolder) ? join(builtFolder, `${name}.js`) : null;
}

/**
 * Starts a worker thread: the built file when this code runs from build/server, else the TypeScript source. The caller
 * handles `error` and `exit`. A thread that exceeds `heapMb` (Node's own limit by default) ends with
 * ERR_WORKER_OUT_OF_MEMORY.
 */
export function startWorker(name: WorkerName, workerData: unknown, heapMb?: number): Worker {
  const root = projectRoot();
  const old = heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb };
  const limits = { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, ...old } };
  const built = builtWorker(name);
  if (built !== null) return new Worker(built, { ...limits, workerData, execArgv: [] });
  return new Worker(join(root, workerSources[name]), {
    ...limits,
    workerData,
    execArgv: ["--import", typescriptLoader(root)],
  });
}
