import type { Call, CallInput } from "#contract/call";
import type { ServiceName } from "#contract/services";
import { type Answer, parseAnswer } from "./answer";
import type { Breaker } from "./breaker";
import { fetchOrMove, type Moved } from "./moves";
import { CALL_LIMIT_MS, type PageCalls } from "./page-calls";
import type { ReadAnswer } from "./reading/read-answer";
import { requestOptions } from "./request-options";

export interface ApiSettings {
  /** In server rendering this reaches embedded services without the network. */
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Address of a service, without a slash at the end. */
  addressOf: (service: ServiceName) => string;
  bearer?: () => string | undefined;
  cartSession?: () => string | undefined;
  /** Told that a call that takes a token was answered 401; says whether it is worth sending again, which is done once. */
  unauthorized?: () => Promise<boolean>;
  /** What an answer says, as the contract has it; one that cannot be read is no answer, whatever its status. */
  read?: (call: Call, json: unknown) => Promise<ReadAnswer> | ReadAnswer;
  /** Origins of this site: a redirect to one of them says where something moved to. */
  sites?: string[];
  log?: (message: string, details: Record<string, unknown>) => void;
  timeoutMs?: number;
  /** The page that these calls are for: they share its time, and it is told what went unanswered. */
  page?: PageCalls;
  /** Shared by all pages. */
  breaker?: Breaker;
}
export interface AskOptions {
  /** Goes along with this call. */
  headers?: Record<string, string>;
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** The one door to every backend. */
export interface Api {
  /** The plain answer; throws when no answer came (network, time-out). */
  send<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<Answer>;
  /** The typed JSON; null for any answer that is not ok or not what the contract promises (FW-02). */
  ask<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<O | null>;
  /** As `ask`, for pages that pass on the status of their service. */
  askForStatus<I extends CallInput, O>(call: Call<I, O>, input: I, options?: AskOptions): Promise<Answered<O>>;
}
export interface Answered<O> {
  status: number;
  value: O | null;
}

const DEFAULT_TIMEOUT_MS = 5_000;
const ANSWER_LIMIT_BYTES = 16 * 1024 * 1024;
const LOGGED_BODY = 500;
/** A call that got less time than this says nothing about its service when it is late. */
const FAIR_MS = 1_000;

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
    const url = urlOf(settings.addressOf(call.service), call, input);
    const init = requestOptions({
      method: call.method,
      headers: { ...headersOf(call, settings), ...options.headers },
      body: bodyOf(input),
    });
    const patience = patienceOf(call, options);
    if (patience <= 0) {
      settings.page?.miss(call, "late");
      throw new DOMException(`${call.name} was not asked: its service does not answer in time`, "TimeoutError");
    }
    const timeout = AbortSignal.timeout(patience);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      const whole = { ...init, signal, credentials: "omit", redirect: "follow" } as const;
      const response = await (call.moves
        ? fetchOrMove(settings.fetch, url, whole, settings.sites ?? [])
        : settings.fetch(url, whole));
      const answer =
        "location" in response ? movedAnswer(response, url) : await parseAnswer(response, url, ANSWER_LIMIT_BYTES);
      settings.breaker?.succeeded(call.name);
      if (answer.moved) return answer;
      if (isOutage(answer.status)) settings.page?.miss(call, "failed");
      if (!answer.ok) log("Fetch not ok", { status: answer.status, url, body: answer.body.slice(0, LOGGED_BODY) });
      return answer;
    } catch (error) {
      if (timeout.aborted && patience >= FAIR_MS) settings.breaker?.timedOut(call.name);
      settings.page?.miss(call, timeout.aborted ? "late" : "failed");
      if (!options.signal?.aborted) log("Fetch failed", { call: call.name, url, error: String(error) });
      throw error;
    }
  }

  /** Milliseconds that a call may take; 0 when it is not worth sending. */
  function patienceOf(call: Pick<Call, "name">, options: AskOptions): number {
    const wanted = options.timeoutMs ?? settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const left = settings.page ? Math.min(wanted, CALL_LIMIT_MS, settings.page.remaining()) : wanted;
    return left > 0 && settings.breaker?.allows(call.name) === false ? 0 : Math.floor(left);
  }

  async function askForStatus<I extends CallInput, O>(
    call: Call<I, O>,
    input: I,
    options?: AskOptions,
  ): Promise<Answered<O>> {
    const { ok, status, moved, json, url } = await send(call, input, options);
    if (!ok && !moved) return { status, value: null };
    const { value, dropped } = await read(call as Call, moved ?? json);
    if (dropped > 0) log("Items that cannot be used were left out", { call: call.name, url, dropped });
    if (value !== undefined) return { status, value: value as O };
    settings.page?.miss(call, "failed");
    log("Answer is not what the contract promises", { call: call.name, url });
    return { status, value: null };
  }

  async function read(call: Call, json: unknown): Promise<ReadAnswer> {
    if (json === undefined || json === null) return { value: undefined, dropped: 0 };
    return settings.read ? settings.read(call, json) : { value: json, dropped: 0 };
  }

  const ask: Api["ask"] = async (call, input, options) => (await askForStatus(call, input, options)).value;

  return { send, ask, askForStatus };
}

function movedAnswer(moved: Moved, url: string): Answer {
  return { status: moved.status, ok: false, body: "", url, moved };
}

/** A service that is down or overloaded; any other error status is its considered answer. */
const isOutage = (status: number) => status >= 500 || status === 408 || status === 429;

function headersOf(call: Pick<Call, "bearer">, settings: ApiSettings): Record<string, string> {
  const headers: Record<string, string> = {};
  const token = call.bearer === "never" ? undefined : settings.bearer?.();
  if (token) headers.Authorization = `Bearer ${token}`;
  const session = settings.cartSession?.();
  if (session) headers["X-Cart-Session"] = session;
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
