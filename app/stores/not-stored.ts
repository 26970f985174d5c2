import { notify } from "./toasts";

/** Shows that the browser cannot store something because its storage is full or blocked. `retry` repeats the action. */
export function notStored(retry: () => void): void {
  notify({ message: "lists.notStored", status: "error", action: { message: "login.tryAgain", run: retry } });
}
