import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import { areHalfApplied } from "./holder";
import { finishInterrupted } from "./import-feed";

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 30_000;

/**
 * Finishes imports that were interrupted while being applied, by this process or one that died, as soon as no other
 * process holds them. Checks at start and after each import, and keeps checking while one is left.
 */
export function createFinisher(kit: Kit, changes: CatalogueChanges): { start: () => void; close: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    let pause = EVERY_MS;
    try {
      if (!(await areHalfApplied(kit.db))) return;
      await finishInterrupted(kit, changes);
    } catch (error) {
      if (isClosed) return;
      kit.log.error("failed to finish an interrupted import", { error: String(error) });
      pause = AFTER_FAILURE_MS;
    }
    if (!isClosed) timer = setTimeout(start, pause).unref();
  }

  function start(): void {
    clearTimeout(timer);
    if (isClosed || running) return;
    running = look().finally(() => {
      running = undefined;
    });
  }

  start();
  return {
    start,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
