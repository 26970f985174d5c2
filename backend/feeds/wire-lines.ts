import type { ImportProgress, ImportReport } from "./import-report";

/** What the import sends over HTTP: one JSON value per line, progress first, then the result. */
export type ImportLine = { progress: ImportProgress } | { report: ImportReport } | { error: string };

const PROGRESS_EVERY_MS = 200;
/** The client takes a long silence for the shop's death, so the last line is repeated. */
const ALIVE_EVERY_MS = 10_000;

/** Runs an import and streams its progress. A slow or stalled client does not hold up the import. */
export function importLines(
  start: (onProgress: (progress: ImportProgress) => void) => Promise<ImportReport>,
  aliveEveryMs = ALIVE_EVERY_MS,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last = 0;
  let open = true;
  let latest: ImportProgress = { phase: "reading", read: 0, refused: 0, bytes: 0 };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      function tell(line: ImportLine): void {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      }
      function onProgress(progress: ImportProgress): void {
        latest = progress;
        const now = performance.now();
        if (progress.phase === "reading" && now - last < PROGRESS_EVERY_MS) return;
        last = now;
        tell({ progress });
      }
      const alive = setInterval(() => tell({ progress: latest }), aliveEveryMs);
      async function run(): Promise<void> {
        try {
          tell({ report: await start(onProgress) });
        } catch {
          tell({ error: "de winkel kon de import niet afmaken; het logboek van de winkel zegt waardoor" });
        } finally {
          clearInterval(alive);
        }
        if (open) controller.close();
      }
      void run();
    },
    cancel() {
      open = false;
    },
  });
}
