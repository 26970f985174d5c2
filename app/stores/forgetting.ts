import { queries } from "~/queries/browser-queries";

const forgetters = new Set<() => void>();

/** Registers how a store clears what it holds in memory about the user. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

/** Clears everything about the user from memory. Called when nobody is signed in any more. */
export function forgetInMemory(): void {
  queries.forget();
  for (const forget of forgetters) forget();
}
