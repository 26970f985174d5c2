interface Waiting {
  run: () => Promise<void>;
  drop: () => void;
}
/** More calls than a visitor can cause by hand: beyond it the oldest is dropped. */
const LIMIT = 100;

/**
 * AC-17: calls wait here until there is a token, then run one at a time in the order in which they were made. While the
 * queue is open and empty, calls do not wait.
 */
export function createQueue() {
  let waiting: Waiting[] = [];
  let isOpen = false;
  let draining = false;

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    while (isOpen) {
      const next = waiting.shift();
      if (!next) break;
      await next.run();
    }
    draining = false;
  }
  return {
    add<T>(send: () => Promise<T | null>): Promise<T | null> {
      if (isOpen && !draining && waiting.length === 0) return send();
      return new Promise((resolve, reject) => {
        waiting.push({ run: () => send().then(resolve, reject), drop: () => resolve(null) });
        if (waiting.length > LIMIT) waiting.shift()?.drop();
        if (isOpen) void drain();
      });
    },
    open() {
      isOpen = true;
      void drain();
    },
    close() {
      isOpen = false;
    },
    /** Answers waiting calls with null, because the user who made them has gone. */
    drop() {
      isOpen = false;
      const dropped = waiting;
      waiting = [];
      for (const { drop } of dropped) drop();
    },
  };
}
