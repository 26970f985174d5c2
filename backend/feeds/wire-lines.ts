import type { ImportProgress, ImportReport } from "./import-report";

/** What the import answers over HTTP: one JSON value a line, progress first, then how it ended. */
export type ImportLine = { progress: ImportProgress } | { report: ImportReport } | { error: string };

const PROGRESS_EVERY_MS = 200;

/** Runs an import and tells of it as it goes. Whoever reads slowly, or not at all, does not hold the import up. */
export function importLines(
  start: (onProgress: (progress: ImportProgress) => void) => Promise<ImportReport>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last = 0;
  let open = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      function tell(line: ImportLine): void {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      }
      function onProgress(progress: ImportProgress): void {
        const now = performance.now();
        if (progress.phase === "reading" && now - last < PROGRESS_EVERY_MS) return;
        last = now;
        tell({ progress });
      }
      async function run(): Promise<void> {
        try {
          tell({ report: await start(onProgress) });
        } catch {
          tell({ error: "De import is mislukt; het logboek van de winkel zegt waardoor" });
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
