/** A fault that a test has asked for; it happens to the next `times` things that match. */
export type CallFault = {
  on: "call";
  kind: "delay" | "fail" | "lost" | "hang";
  /** Beginning of the path, e.g. `/v1/refunds` or `/pay`; any call when absent. */
  path?: string | undefined;
  method?: string | undefined;
  ms?: number | undefined;
  times: number;
};
export type EventFault = {
  on: "event";
  kind: "drop" | "delay" | "duplicate" | "reorder";
  /** Beginning of the event's type; any event when absent. */
  type?: string | undefined;
  ms?: number | undefined;
  times: number;
};
export type Fault = CallFault | EventFault;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that happens to this call, if any; it counts as having happened. */
  ofCall(method: string, path: string): CallFault | undefined;
  ofEvent(type: string): EventFault | undefined;
}

const MOST = 50;

/** Faults are kept in memory: a restart ends them. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  function take<T extends Fault>(isIt: (fault: Fault) => fault is T): T | undefined {
    const found = waiting.find(isIt);
    if (!found) return undefined;
    found.times--;
    waiting = waiting.filter(({ times }) => times > 0);
    return found;
  }
  return {
    add(fault) {
      waiting = [...waiting, { ...fault }].slice(-MOST);
    },
    clear() {
      waiting = [];
    },
    ofCall: (method, path) =>
      take(
        (fault): fault is CallFault =>
          fault.on === "call" &&
          path.startsWith(fault.path ?? "") &&
          (fault.method === undefined || fault.method === method),
      ),
    ofEvent: (type) => take((fault): fault is EventFault => fault.on === "event" && type.startsWith(fault.type ?? "")),
  };
}
