import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { projectRoot } from "./root";

/** Every worker, a thread or a process of its own, and its source; the build emits each as build/server/<name>.js. */
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

/** The built program of a worker; null when this code runs from its TypeScript sources. */
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

/** A tenth of the processor time of others that want it too. */
const PATIENT = 10;
/** What a worker process gets of the environment: how to run, none of the secrets. */
const PASSED_ON = /^(?:PATH|TMPDIR|TZ|NODE_ENV|NODE_OPTIONS|NODE_V8_COVERAGE|MALLOC_\w+|LD_\w+)$/;

/**
 * Starts a worker as a process of its own, for work that needs much memory for a while (a process gives all of it back)
 * or that opens strangers' files with native code (a crash ends that process alone). It reads `data` with `workerData`
 * of ./worker-process and talks by messages; others go before one that `isPatient`. The caller handles `error` and
 * `exit`.
 */
export function startWorkerProcess(
  name: WorkerName,
  data: unknown,
  { heapMb, isPatient }: { heapMb: number; isPatient: boolean },
): ChildProcess {
  const built = builtWorker(name);
  const passed = Object.entries(process.env).filter(([key]) => PASSED_ON.test(key));
  const env = Object.fromEntries(passed) as NodeJS.ProcessEnv;
  const child = fork(built ?? join(projectRoot(), workerSources[name]), [JSON.stringify(data)], {
    cwd: projectRoot(),
    serialization: "advanced",
    // What it prints is nobody's, but that it ran out of memory is worth reading.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env,
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      "--max-semi-space-size=2",
      ...(built === null ? ["--import", typescriptLoader(projectRoot())] : []),
    ],
  });
  try {
    if (isPatient && child.pid !== undefined) setPriority(child.pid, PATIENT);
  } catch {
    // It has ended already, which `exit` tells, or may not be slowed down here.
  }
  return child;
}
