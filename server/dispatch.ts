import type { Call, CallInput, Outcome } from "#contract/call";
import { type ServiceName, serviceNames, services } from "#contract/services";

interface Backend {
  fetch(request: Request): Promise<Response>;
  answer?(call: Pick<Call, "name">, input: CallInput): Promise<Outcome> | undefined;
}
/** Origin the storefront uses for embedded services; never resolved by DNS. */
const EMBEDDED = "http://embedded.invalid";

export interface Dispatch {
  /** Like fetch, but bypasses the network for embedded services. Honours the abort signal in both cases. */
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  /**
   * Answers a call to an embedded service without building a request and response; undefined when that is impossible.
   */
  answer: (call: Pick<Call, "name" | "service">, input: CallInput) => Promise<Outcome> | undefined;
  addressOf: (service: ServiceName) => string;
  /** Browser-visible addresses of the services that the browser calls. */
  browserServices: Partial<Record<ServiceName, string>>;
  /** Origins of remote services that the browser calls, for the content security policy. */
  remoteOrigins: string[];
}

export function createDispatch(backend: Backend, remote: Partial<Record<ServiceName, string>>): Dispatch {
  const browserServices: Dispatch["browserServices"] = {};
  const remoteOrigins = new Set<string>();
  for (const service of serviceNames) {
    if (!services[service].browser) continue;
    const address = remote[service];
    browserServices[service] = address ?? services[service].mount;
    if (address) remoteOrigins.add(new URL(address).origin);
  }
  return {
    fetch: (input, init) =>
      input.startsWith(EMBEDDED) ? answered(backend.fetch(new Request(input, init)), init.signal) : fetch(input, init),
    // With a remote image service every response must be parsed, because parsing is what fills in image addresses.
    answer: (call, input) => (remote[call.service] || remote.images ? undefined : backend.answer?.(call, input)),
    addressOf: (service) => remote[service] ?? EMBEDDED + services[service].mount,
    browserServices,
    remoteOrigins: [...remoteOrigins],
  };
}

/** Rejects with the signal's reason if it aborts first: an embedded service can be slow too. */
function answered(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
