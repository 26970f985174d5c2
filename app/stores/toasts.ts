import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { MessageId } from "~/i18n/catalogue";
import { onForget } from "./forgetting";

/** A short message to the visitor, shown on the current page (NT-02). */
export interface Toast {
  /** Assigned by the store. */
  key: number;
  message: MessageId;
  values?: Record<string, string | number>;
  status: "error" | "success";
  /** What the visitor can do about it, e.g. undo. */
  action?: ToastAction;
  /** Where most visitors go next, beside `action`. */
  next?: ToastAction;
}
export interface ToastAction {
  message: MessageId;
  run: () => void;
  /** `data-focus` value of the element that reappears and takes the focus. */
  focus?: string;
}

let lastKey = 0;
const store = createStore<readonly Toast[]>(() => []);

export type NewToast = Omit<Toast, "key">;

/** Shows a message, replacing an identical one. A different error stays, because it can be retried. */
export function notify(toast: NewToast): number {
  lastKey += 1;
  const others = store.getState().filter((shown) => !isReplacedBy(shown, toast));
  store.setState([...others, { ...toast, key: lastKey }], true);
  return lastKey;
}
function isReplacedBy(shown: Toast, { message, status, values }: NewToast): boolean {
  if (shown.message !== message) return false;
  return status === "success" || JSON.stringify(shown.values) === JSON.stringify(values);
}
export function removeToast(key: number): void {
  store.setState(
    store.getState().filter((toast) => toast.key !== key),
    true,
  );
}
export function resetToasts(): void {
  store.setState([], true);
}
onForget(resetToasts);
export const toastsNow = (): readonly Toast[] => store.getState();
export const useToasts = () => useStore(store);
