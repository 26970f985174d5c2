import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Modals that are not routes (RT-35). */
export type ModalName = "login" | "logout" | "deleteUser" | "reviewSuccess";

const store = createStore<{ open: ModalName | null }>(() => ({ open: null }));

export function openModal(name: ModalName): void {
  store.setState({ open: name });
}
export function closeModal(): void {
  store.setState({ open: null });
}
export const useModal = () => useStore(store, ({ open }) => open);
