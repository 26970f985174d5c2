import type { Call, CallInput } from "#contract/call";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import type { ServiceName } from "#contract/services";
import { type Answer, parseAnswer } from "./answer";
import type { Attempt, Breaker } from "./breaker";
import { type AnswerDirectly, directAnswer } from "./direct";
import { fetchOrMove, type Moved } from "./moves";
import { CALL_LIMIT_MS, type PageCalls } from "./page-calls";
import type { ReadAnswer } from "./read-answer";
import { requestOptions } from "./request-options";
import { gaveNothing, type Result } from "./result";

export interface ApiSettings {
  /** In server rendering this reaches embedded services without using the network. */
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Answers calls to services in this process; other calls go through `fetch`. */
  answer?: AnswerDirectly;
  /** Address of a service, without a trailing slash. */
  addressOf: (service: ServiceName) => string;
  bearer?: () => string | undefined;
  cartSession?: () => string | undefined;
  /**
   * Called when a call that takes a token was answered 401; resolves to whether to send it again, which happens once.
   */
  unauthorized?: () => Promise<boolean>;
  /** Reads an answer according to the contract. An unreadable one counts as no answer, whatever its status. */
  read?: (call: Call, json: unknown) => Promise<ReadAnswer> | ReadAnswer;
  /** Origins of this site: a redirect to one of them gives a new location. */
  sites?: string[];
  log?: (message: string, details: Record<string, unknown>) => void;
  timeoutMs?: number;
  /** The page that makes these calls. They share its time budget, and unanswered calls are reported to it. */
  page?: PageCalls;
  /** Shared by all pages. */
  breaker?: Breaker;
}
export interface AskOptions {
  /** Extra headers for this call. */
  headers?: Record<string, string>;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** The page's limits do not apply: its visitor waits for this answer (see `PageCalls.apart`). */
  isApart?: boolean;
}

/** The only way to call a backend. */
export interface Api {
  /** Returns the plain answer; throws when there is none (network error, time-out). */
  send<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<Answer>;
  /** Returns the typed JSON; null for any answer that is not ok or does not match the contract (FW-02). */
  ask<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<O | null>;
  /** As `ask`, but with the reason for a failure; throws only when the caller aborted. */
  result<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<Result<O>>;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024;
const LOGGED_BODY = 500;
/** A time-out after less than this is not counted against the service. */
const FAIR_MS = 1_000;
const UNWATCHED: Attempt = { answered: () => undefined, timedOut: () => undefined };

export function createApi(settings: ApiSettings): Api {
  const log = settings.log ?? ((message, details) => console.error(message, details));

  async function send<I extends CallInput, O>(call: Call<I, O>, input: I, options: AskOptions = {}): Promise<Answer> {
    const answer = await sendOnce(call, input, options);
    if (answer.status !== 401 || call.bearer === "never" || !settings.unauthorized) return answer;
    if (!(await settings.unauthorized())) return answer;
    const second = await sendOnce(call, input, options);
    if (second.status === 401) await settings.unauthorized();
    return second;
  }

  async function sendOnce<I extends CallInput, O>(call: Call<I, O>, input: I, options: AskOptions): Promise<Answer> {
    const attempt = timeLeft(options) > 0 ? await enter(call) : undefined;
    const patience = timeLeft(options);
    if (!attempt || patience <= 0) {
      settings.page?.miss(call, "late");
      throw new DOMException(`${call.name} was not asked: its service does not answer in time`, "TimeoutError");
    }
    const url = () => urlOf(settings.addressOf(call.service), call, input);
    try {
      const headers = { ...headersOf(call, settings), ...options.headers };
      // A call with headers must go over HTTP, because a direct call cannot carry them.
      const asked = Object.keys(headers).length > 0 ? undefined : settings.answer?.(call, input);
      const answer = await (asked
        ? directAnswer(asked, url, { ms: patience, signal: options.signal })
        : overHttp(call, input, url(), { ...options, headers }, patience));
      attempt.answered();
      if (answer.moved) return answer;
      if (isOutage(answer.status)) settings.page?.miss(call, "failed");
      if (!answer.ok)
        log("Fetch not ok", { status: answer.status, url: answer.url, body: answer.body.slice(0, LOGGED_BODY) });
      return answer;
    } catch (error) {
      const late = isTimeout(error);
      if (late && patience >= FAIR_MS) attempt.timedOut();
      settings.page?.miss(call, late ? "late" : "failed");
      if (!options.signal?.aborted) log("Fetch failed", { call: call.name, url: url(), error: String(error) });
      throw error;
    }
  }

  async function overHttp<I extends CallInput, O>(
    call: Call<I, O>,
    input: I,
    url: string,
    options: AskOptions,
    patience: number,
  ): Promise<Answer> {
    const init = requestOptions({
      method: call.method,
      headers: options.headers ?? {},
      body: bodyOf(input),
    });
    // Asked for again below: a time-out that nothing but the joint signal refers to, Node 20 collects before its time.
    const timeout = AbortSignal.timeout(patience);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const whole = { ...init, signal, credentials: "omit", redirect: "follow" } as const;
    try {
      const response = await (call.moves
        ? fetchOrMove(settings.fetch, url, whole, settings.sites ?? [])
        : settings.fetch(url, whole));
      return "location" in response ? movedAnswer(response, url) : await parseAnswer(response, url, ANSWER_LIMIT_BYTES);
    } catch (error) {
      // Once the time is up, any error was caused by the time-out.
      throw timeout.aborted ? timeout.reason : error;
    }
  }

  /** Milliseconds that a call may take now; 0 when its page has no time left. */
  function timeLeft(options: AskOptions): number {
    const wanted = options.timeoutMs ?? settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    return Math.floor(
      settings.page && !options.isApart ? Math.min(wanted, CALL_LIMIT_MS, settings.page.remaining()) : wanted,
    );
  }

  const enter = async ({ name }: Pick<Call, "name">) => (settings.breaker ? settings.breaker.enter(name) : UNWATCHED);

  async function result<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<Result<O>> {
    try {
      return await judged(call, await send(call, input, options));
    } catch (error) {
      if (options?.signal?.aborted) throw error;
      return gaveNothing(isTimeout(error) ? "late" : "unreachable");
    }
  }

  async function judged<O>(call: Call<CallInput, O>, answer: Answer): Promise<Result<O>> {
    const { ok, status, moved, json, url, direct } = answer;
    if (!ok && !moved) return gaveNothing(isOutage(status) ? "failing" : "refused", status, json);
    const { value, dropped } = direct ? { value: json, dropped: 0 } : await read(call as Call, moved ?? json);
    if (dropped > 0) log("Items that cannot be used were left out", { call: call.name, url, dropped });
    // The only cast from a value that was read to the contract's type: either the schema checked it or the backend in
    // this process made it.
    if (value !== undefined) return { ok: true, status, value: value as O };
    settings.page?.miss(call, "failed");
    log("Answer is not what the contract promises", { call: call.name, url });
    return gaveNothing(answer.body.trim() === "" || json === null ? "empty" : "unreadable", status);
  }

  async function read(call: Call, json: unknown): Promise<ReadAnswer> {
    if (json === undefined || json === null) return { value: undefined, dropped: 0 };
    return settings.read ? settings.read(call, json) : { value: json, dropped: 0 };
  }

  async function ask<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<O | null> {
    const found = await judged(call, await send(call, input, options));
    return found.ok ? found.value : null;
  }

  return { send, ask, result };
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

function movedAnswer(moved: Moved, url: string): Answer {
  return { status: moved.status, ok: false, body: "", url, moved };
}

/** Whether the service is down or overloaded; any other error status is a deliberate answer. */
const isOutage = (status: number) => status >= 500 || status === 408 || status === 429;

function headersOf(call: Pick<Call, "bearer">, settings: ApiSettings): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = call.bearer === "never" ? undefined : settings.bearer?.();
  if (token) headers.Authorization = `Bearer ${token}`;
  const session = settings.cartSession?.();
  if (session) headers[CART_SESSION_HEADER] = session;
  return headers;
}

function urlOf(address: string, call: Pick<Call, "path">, input: CallInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ""));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `${address}${path}${text ? `?${text}` : ""}`;
}

function bodyOf(input: CallInput): string | undefined {
  return input.body === undefined ? undefined : JSON.stringify(input.body);
}
