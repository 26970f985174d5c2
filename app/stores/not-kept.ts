import { notify } from "./notifications";

/** Shows that the browser cannot store something because its storage is full or blocked. `retry` repeats the action. */
export function notKept(retry: () => void): void {
  notify({ message: "lists.notKept", status: "error", action: { message: "login.tryAgain", run: retry } });
}
