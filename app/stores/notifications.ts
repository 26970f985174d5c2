import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { MessageId } from "~/i18n/catalogue";

/** A short message to the visitor, shown on whatever page they are (NT-02). */
export interface Toast {
  /** Given by the store. */
  key: number;
  message: MessageId;
  values?: Record<string, string | number>;
  status: "error" | "success";
  /** What can be done about it, e.g. undo. */
  action?: { message: MessageId; run: () => void };
}

let lastKey = 0;
const store = createStore<readonly Toast[]>(() => []);

/** Shows a message; the same one again takes the place of the first. Answers its key. */
export function notify(toast: Omit<Toast, "key">): number {
  lastKey += 1;
  const others = store.getState().filter(({ message }) => message !== toast.message);
  store.setState([...others, { ...toast, key: lastKey }], true);
  return lastKey;
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
export const toastsNow = (): readonly Toast[] => store.getState();
export const useToasts = () => useStore(store);
