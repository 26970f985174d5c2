import { queries } from "~/queries/browser-queries";

const forgetters = new Set<() => void>();

/** Registers how a store forgets what it holds in memory about whoever was signed in. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

/** Nobody is signed in from now on: nothing of who was stays in memory. */
export function forgetInMemory(): void {
  queries.forget();
  for (const forget of forgetters) forget();
}
