import { createTurns } from "./turns";

export interface Change<T, A = unknown> {
  /**
   * Applies the change to the value. Called without an answer before the service has answered, and with it afterwards.
   */
  apply: (value: T, answer?: A) => T;
  /** Null and a rejection both count as failure: the change is rolled back. */
  send: () => Promise<A | null>;
  /** A later change with the same id replaces this one in what is shown. */
  id?: string;
}
/** `superseded`: granted, but a later change with the same id is shown. `dropped`: cleared before it was settled. */
export type Outcome = "granted" | "superseded" | "failed" | "dropped";

interface Pending<T> {
  id?: string | undefined;
  apply: (value: T) => T;
  /** The base at the time of the grant: the next base includes the change. */
  grantedOn?: { base: T };
}

/**
 * Optimistic changes to a value that a service stores. A change is shown immediately, sent after the earlier ones, and
 * rolled back when it fails; once granted it is shown until `base` has been fetched again.
 */
export function createChanges<T>(base: () => T, onChange: () => void) {
  let pending: readonly Pending<T>[] = [];
  let latest: { base: T; pending: readonly Pending<T>[]; shown: T } | undefined;
  let inTurn = createTurns();
  let era = {};

  function show(next: readonly Pending<T>[]): void {
    pending = next;
    onChange();
  }
  return {
    /** The value with all changes applied; the same object as long as neither value nor changes have changed. */
    shown(): T {
      const value = base();
      if (latest?.base !== value || latest.pending !== pending) {
        const needed = pending.filter((change) => isNeeded(change, value));
        latest = { base: value, pending, shown: needed.reduce((sum, { apply }) => apply(sum), value) };
      }
      return latest.shown;
    },
    async make<A>({ apply, send, id }: Change<T, A>): Promise<Outcome> {
      const asked = era;
      const mine: Pending<T> = { id, apply: (value) => apply(value) };
      const value = base();
      const others = pending.filter((other) => (id === undefined || other.id !== id) && isNeeded(other, value));
      show([...others, mine]);
      const answer = await inTurn(async () => (asked === era ? send() : null)).catch(() => null);
      if (asked !== era) return "dropped";
      const isShown = pending.includes(mine);
      if (isShown) {
        const granted = answer !== null && { id, apply: (old: T) => apply(old, answer), grantedOn: { base: base() } };
        show(pending.flatMap((other) => (other === mine ? granted || [] : [other])));
      }
      if (answer === null) return "failed";
      return isShown ? "granted" : "superseded";
    },
    /** Drops what is shown and what has not been sent yet. */
    clear(): void {
      era = {};
      inTurn = createTurns();
      latest = undefined;
      show([]);
    },
  };
}

function isNeeded<T>({ grantedOn }: Pending<T>, base: T): boolean {
  return !grantedOn || grantedOn.base === base;
}
