import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { MessageId } from "~/i18n/catalogue";

/** Modals that are not routes (RT-35). */
export type ModalName = "login" | "logout" | "deleteUser" | "reviewSuccess";
export interface ModalOptions {
  /** Why it is shown now, in a sentence; the modal has one of its own when absent. */
  reason?: MessageId;
  /** For `login`: a path of this site to come back to; the present page when absent. */
  returnTo?: string;
}
interface Modal extends ModalOptions {
  name: ModalName | null;
}

const store = createStore<Modal>(() => ({ name: null }));

export function openModal(name: ModalName, options: ModalOptions = {}): void {
  store.setState({ name, ...options }, true);
}
/** What was said about it stays until the next one, since it may still be seen closing. */
export function closeModal(): void {
  store.setState({ name: null });
}
export const useModal = () => useStore(store, ({ name }) => name);
export const useModalOptions = (): ModalOptions => useStore(store);
