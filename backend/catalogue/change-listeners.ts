import type { Log } from "../process/log";
import type { CatalogueChange } from "./changes";

export type ChangeListener = (change: CatalogueChange) => void;

export interface ChangeListeners {
  /** Subscribes to stored changes; returns an unsubscribe function. */
  onChange(listener: ChangeListener): () => void;
  announce(change: CatalogueChange): void;
}

/** Passes each change on to every listener; one that throws is logged and does not affect the others. */
export function createChangeListeners(log: Log): ChangeListeners {
  const listeners = new Set<ChangeListener>();
  return {
    onChange(listener) {
      // Wrapped, so that a function subscribed twice is called twice and unsubscribed separately.
      const own: ChangeListener = (change) => listener(change);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    announce(change) {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (error) {
          log.error("catalogue change listener failed", { error: String(error) });
        }
      }
    },
  };
}
