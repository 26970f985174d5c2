import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { services } from "#contract/services";

/** How long pages wait for presses at most, in ms: a shop where somebody always presses still shows pages. */
const PATIENCE_MS = 50;
/** So many documents may wait to be drawn before pages that come now wait too: what waits holds its data in memory. */
const MOST_READY = 2;
/** When so many pages wait to be begun, those that are made should cost as little as they can. */
const CROWD = 4;

const BUYING = [services.carts.mount, services.payments.mount, PAYMENT_PROVIDER_MOUNT].map((mount) => `${mount}/`);

/** Whether somebody pressed a button of the cart, the checkout or the payment and waits for the answer. */
export const isPress = (method: string | undefined, path: string) =>
  method === "POST" && BUYING.some((mount) => path.startsWith(mount));

export interface RenderTurns {
  /** Counts as a press until `work` has ended. */
  press<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when a page may be begun: as long as few documents wait to be drawn, and after the presses. */
  begin(): Promise<void>;
  /** Resolves when a document may be drawn: one at a time, first come, first served, after the presses. */
  turn(): Promise<void>;
  /** Whether many pages wait to be begun. */
  isCrowded(): boolean;
}

/**
 * Drawing a document holds the event loop for some milliseconds, and a press asks the store several times: each of its
 * steps would wait for a document. So documents are drawn one in each turn of the event loop, and none while a press is
 * being answered, within limits. Pages are begun as they are drawn: the data of many at once would outlive the small young
 * generation, and be collected at several times the cost.
 */
export function createRenderTurns(now: () => number = () => performance.now()): RenderTurns {
  type Waiting = { begin: () => void; latest: number }[];
  const arrived: Waiting = [];
  const ready: Waiting = [];
  let presses = 0;
  let isPlanned = false;
  let isTimed = false;

  function plan(): void {
    if (isPlanned || arrived.length + ready.length === 0) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      next();
    });
  }
  function next(): void {
    const first = ready[0] ?? arrived[0];
    if (!first) return;
    const left = first.latest - now();
    if (presses > 0 && left > 0) {
      if (isTimed) return;
      isTimed = true;
      setTimeout(() => {
        isTimed = false;
        next();
      }, left);
      return;
    }
    if (ready.length < MOST_READY) arrived.shift()?.begin();
    ready.shift()?.begin();
    plan();
  }

  const join = (queue: Waiting) =>
    new Promise<void>((begin) => {
      queue.push({ begin, latest: now() + PATIENCE_MS });
      plan();
    });

  return {
    async press(work) {
      presses += 1;
      try {
        return await work();
      } finally {
        presses -= 1;
        if (presses === 0) plan();
      }
    },
    begin: () =>
      presses === 0 && arrived.length === 0 && ready.length < MOST_READY ? Promise.resolve() : join(arrived),
    turn: () => join(ready),
    isCrowded: () => arrived.length >= CROWD,
  };
}
