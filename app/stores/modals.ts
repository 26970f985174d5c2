import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { MessageId } from "~/i18n/catalogue";

/** Modals that are not routes (RT-35). */
export type ModalName = "login" | "logout" | "deleteUser" | "reviewSuccess";
export interface ModalOptions {
  /** Why it is shown now, in a sentence; when absent, the modal's default text. */
  reason?: MessageId;
  /** For `login`: a path of this site to come back to; the current page when absent. */
  returnTo?: string;
}
interface Modal extends ModalOptions {
  name: ModalName | null;
}

const store = createStore<Modal>(() => ({ name: null }));

export function openModal(name: ModalName, options: ModalOptions = {}): void {
  store.setState({ name, ...options }, true);
}
/** Keeps the details until the next modal opens, because this one may still be visible while closing. */
export function closeModal(): void {
  store.setState({ name: null });
}
export const useModal = () => useStore(store, ({ name }) => name);
export const useModalOptions = (): ModalOptions => useStore(store);
