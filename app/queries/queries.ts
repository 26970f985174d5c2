import { type Change, createChanges, type Outcome } from "./changes";

/** Something that the browser asks a service. Questions with the same name and key share one request and one answer. */
export interface Question<T> {
  /** Name of the call: changes refer to it in `makesStale`. */
  name: string;
  key: string;
  /** Null and a rejection both count as failure. The signal is aborted when no watcher is left. */
  ask: (signal: AbortSignal) => Promise<T | null>;
  /**
   * How long an answer stays fresh, in milliseconds. It is kept for later watchers, which see a stale answer until the
   * new one arrives. When absent, the answer is dropped with its last watcher.
   */
  freshMs?: number;
}

/** The state of a question. It stays `ready` while its answer is refreshed, also when that fails. */
export type Known<T> = { state: "idle" | "loading" | "failed"; value?: undefined } | { state: "ready"; value: T };

interface Entry<T> {
  question: Question<T>;
  state: Known<T>["state"];
  answer?: { value: T; at: number };
  changes: ReturnType<typeof createChanges<T | undefined>>;
  known: Known<T>;
  watchers: Set<() => void>;
  /** Set while a request is under way. */
  request?: AbortController | undefined;
  stale: boolean;
}

const idle: Known<never> = { state: "idle" };
/** Maximum number of answers kept without a watcher; the oldest are dropped first. */
const UNWATCHED = 30;

/** Keeps the services' answers for this page: the one place that asks, shares, refreshes and changes them. */
export function createQueries(now: () => number = Date.now) {
  const entries = new Map<string, Entry<unknown>>();
  /** Incremented when the user changes, so that nobody sees an answer meant for another user. */
  let era = 0;

  const keyOf = ({ name, key }: Pick<Question<unknown>, "name" | "key">) => `${era} ${name} ${key}`;

  function entryOf<T>(question: Question<T>): Entry<T> {
    const key = keyOf(question);
    // A name and key identify one call, so its entry has the caller's type.
    const known = entries.get(key) as Entry<T> | undefined;
    const entry = known ?? createEntry(question);
    entry.question = question;
    entries.delete(key);
    entries.set(key, entry as Entry<unknown>);
    return entry;
  }

  function createEntry<T>(question: Question<T>): Entry<T> {
    const entry: Entry<T> = {
      question,
      state: "idle",
      changes: createChanges<T | undefined>(
        () => entry.answer?.value,
        () => tell(entry),
      ),
      known: idle,
      watchers: new Set(),
      stale: false,
    };
    return entry;
  }

  function tell<T>(entry: Entry<T>): void {
    const value = entry.answer && entry.changes.shown();
    entry.known = value === undefined ? ({ state: entry.state } as Known<T>) : { state: "ready", value };
    for (const watcher of entry.watchers) watcher();
  }

  async function ask<T>(entry: Entry<T>): Promise<void> {
    const request = new AbortController();
    entry.request?.abort();
    entry.request = request;
    entry.stale = false;
    entry.state = "loading";
    tell(entry);
    const value = await entry.question.ask(request.signal).catch(() => null);
    if (request.signal.aborted) return;
    entry.request = undefined;
    entry.state = value === null ? "failed" : "ready";
    if (value !== null) entry.answer = { value, at: now() };
    tell(entry);
  }

  function isFresh<T>({ answer, question, stale, request }: Entry<T>): boolean {
    return Boolean(request) || (answer !== undefined && !stale && now() - answer.at < (question.freshMs ?? 0));
  }

  function leave<T>(entry: Entry<T>): void {
    entry.request?.abort();
    entry.request = undefined;
    if (entry.state === "loading") entry.state = "idle";
    tell(entry);
    const unwatched = [...entries].filter(([, { watchers }]) => watchers.size === 0);
    for (const [index, [key, { question }]] of unwatched.entries()) {
      const isOld = index < unwatched.length - UNWATCHED || !key.startsWith(`${era} `);
      if (isOld || question.freshMs === undefined) entries.delete(key);
    }
  }

  return {
    keyOf,
    known: <T>(question: Question<T>): Known<T> => (entries.get(keyOf(question))?.known as Known<T>) ?? idle,
    /**
     * Asks unless a request is under way or the answer is fresh; refreshes while watched. Returns an unsubscribe
     * function.
     */
    watch<T>(question: Question<T>, watcher: () => void): () => void {
      const entry = entryOf(question);
      const mine = () => watcher();
      entry.watchers.add(mine);
      if (!isFresh(entry)) void ask(entry);
      return () => {
        entry.watchers.delete(mine);
        if (entry.watchers.size === 0) leave(entry);
      };
    },
    retry: <T>(question: Question<T>): Promise<void> => ask(entryOf(question)),
    /** Changes an answer: on the screen immediately, permanently when the service grants it. */
    async change<T, A>(question: Question<T>, { apply, ...change }: Change<T, A>): Promise<Outcome> {
      const entry = entryOf(question);
      const { request } = entry;
      const outcome = await entry.changes.make<A>({
        ...change,
        apply: (value, answer) => (value === undefined ? value : apply(value, answer)),
      });
      // A request sent before the change may not include it.
      if (request && entry.request === request) void ask(entry);
      return outcome;
    },
    /** Marks the answers of these calls as stale: those that are watched are requested again. */
    makeStale(names: readonly string[] = []): void {
      for (const entry of entries.values()) {
        if (!names.includes(entry.question.name)) continue;
        entry.stale = true;
        if (entry.watchers.size > 0) void ask(entry);
      }
    },
    /** Forgets all answers when the user changes. What is on the screen stays until its component asks again. */
    forget(): void {
      era += 1;
      for (const [key, entry] of entries) {
        entry.changes.clear();
        if (entry.watchers.size === 0) entries.delete(key);
      }
    },
  };
}
export type Queries = ReturnType<typeof createQueries>;
