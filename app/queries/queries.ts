import { type Change, createChanges, type Outcome } from "./changes";

/** Something that the browser asks a service. Questions with the same name and key share one request and one answer. */
export interface Question<T> {
  /** Name of the call: changes refer to it with `makesStale`. */
  name: string;
  key: string;
  /** Null and a rejection both count as failure. The signal is aborted when nobody waits for the answer any more. */
  ask: (signal: AbortSignal) => Promise<T | null>;
  /**
   * How long an answer is not asked for again, in milliseconds. It is kept for those who come back, who see an older one
   * until the new one is there. When absent the answer goes with the last who looks at it.
   */
  freshMs?: number;
}

/** What is known of a question. While an answer is refreshed it stays `ready`, also when that fails. */
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
/** Answers that nobody looks at any more; the oldest make room. */
const UNWATCHED = 30;

/** Keeps the answers of the services for this page: the one place that asks, shares, refreshes and changes them. */
export function createQueries(now: () => number = Date.now) {
  const entries = new Map<string, Entry<unknown>>();
  /** Counts who is signed in: nobody is shown what was asked for somebody else. */
  let era = 0;

  const keyOf = ({ name, key }: Pick<Question<unknown>, "name" | "key">) => `${era} ${name} ${key}`;

  function entryOf<T>(question: Question<T>): Entry<T> {
    const key = keyOf(question);
    // Whoever asks under one name and key gets the answer of one call.
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
    /** Asks, unless somebody else did or the answer is fresh, and keeps doing so while watched. Returns an unsubscribe function. */
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
    /** Asks again. */
    retry: <T>(question: Question<T>): Promise<void> => ask(entryOf(question)),
    /** Changes an answer: at once on the screen, and for good when the service grants it. */
    async change<T, A>(question: Question<T>, { apply, ...change }: Change<T, A>): Promise<Outcome> {
      const entry = entryOf(question);
      const { request } = entry;
      const outcome = await entry.changes.make<A>({
        ...change,
        apply: (value, answer) => (value === undefined ? value : apply(value, answer)),
      });
      // What was asked before the change may not have it.
      if (request && entry.request === request) void ask(entry);
      return outcome;
    },
    /** The answers of these calls no longer hold: those that are watched are asked for again. */
    makeStale(names: readonly string[] = []): void {
      for (const entry of entries.values()) {
        if (!names.includes(entry.question.name)) continue;
        entry.stale = true;
        if (entry.watchers.size > 0) void ask(entry);
      }
    },
    /** Somebody else is here from now on, or nobody. What is on the screen stays until its component asks anew. */
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
