import type { CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";
import { areHalfApplied } from "./holder";
import { endAbandoned, finishInterrupted } from "./import-feed";

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 30_000;
/** Another process that imports is looked at again after this long: it may have died. */
const OTHERS_MS = 20_000;

/**
 * Finishes imports that were interrupted while being applied, by this process or one that died, as soon as no other
 * process holds them, and ends those that died earlier. Checks at start and after each import, and keeps checking while
 * one is left.
 */
export function createFinisher(kit: Kit, changes: CatalogueChanges): { start: () => void; close: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function look(): Promise<void> {
    let pause = EVERY_MS;
    try {
      const doOthersImport = await endAbandoned(kit);
      if (await areHalfApplied(kit.db)) await finishInterrupted(kit, changes);
      else if (doOthersImport) pause = OTHERS_MS;
      else return;
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
