import { notify } from "./notifications";

/** Tells that the browser cannot store something: its storage is full or blocked. `retry` does the same again. */
export function notKept(retry: () => void): void {
  notify({ message: "lists.notKept", status: "error", action: { message: "login.tryAgain", run: retry } });
}
