/** Thrown when a render could not start in time because too many others were in progress. */
export class Overloaded extends Error {
  constructor() {
    super("Too many pages are being rendered");
  }
}

export interface RenderLimit {
  /** Runs `work` when its turn comes; throws Overloaded after waiting too long or when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Concurrent renders: enough to keep the processor busy while some wait for a service. */
  running?: number;
  waiting?: number;
  patienceMs?: number;
}

/** Limits the number of concurrent renders; first come, first served. */
export function createRenderLimit({ running = 32, waiting = 256, patienceMs = 3_000 }: Limits = {}): RenderLimit {
  const queue = new Set<() => void>();
  let active = 0;

  function turn(): Promise<void> {
    if (active < running) {
      active++;
      return Promise.resolve();
    }
    if (queue.size >= waiting) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(new Overloaded());
      }, patienceMs);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      queue.add(begin);
    });
  }
  /** Passes the slot to the first in the queue. */
  function leave(): void {
    const [next] = queue;
    if (!next) {
      active--;
      return;
    }
    queue.delete(next);
    next();
  }
  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
