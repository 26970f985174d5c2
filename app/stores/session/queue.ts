interface Waiting {
  run: () => Promise<void>;
  drop: () => void;
}
/** More waiting calls than anybody makes by hand: the oldest then goes unanswered. */
const LIMIT = 100;

/**
 * AC-17: calls wait here until there is a token, then run in the order in which they were asked, each after the one
 * before it. While open and empty nothing waits.
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
    /** What waits was asked by somebody who is gone: it is answered with nothing. */
    drop() {
      isOpen = false;
      const dropped = waiting;
      waiting = [];
      for (const { drop } of dropped) drop();
    },
  };
}
