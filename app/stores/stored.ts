import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A value that the browser stores under one key, shared by all components and tabs. */
export interface Stored<T> {
  get(): T;
  /** Sets the value for this page even when the browser cannot store it. */
  set(next: T): void;
  /** Stores the value; changes nothing and returns false when storage is full or blocked. */
  keep(next: T): boolean;
  /** Hook for components; the empty value on the server and while hydrating. */
  use<Part>(select: (value: T) => Part): Part;
  /** Subscribes to changes, also by another tab; returns an unsubscribe function. */
  subscribe(listener: (value: T) => void): () => void;
  /** Reads the storage again. */
  reload(): void;
}

/**
 * `parse` converts what is stored (parsed JSON; undefined when there is nothing or no JSON) and must not throw. The
 * empty value is stored by removing the key.
 */
export function stored<T>(key: string, empty: T, parse: (json: unknown) => T): Stored<T> {
  const store = createStore<T>(() => empty);
  const read = () => parse(readJson(key));
  if (typeof window !== "undefined") {
    store.setState(read(), true);
    window.addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) store.setState(read(), true);
    });
  }
  return {
    get: store.getState,
    set(next) {
      write(key, next === empty ? undefined : next);
      store.setState(next, true);
    },
    keep(next) {
      if (!write(key, next === empty ? undefined : next)) return false;
      store.setState(next, true);
      return true;
    },
    use: (select) => useStore(store, select),
    subscribe: (listener) => store.subscribe(listener),
    reload: () => store.setState(read(), true),
  };
}

function readJson(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // blocked, or not JSON
  }
}

function write(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
