import type { Call } from "#contract/call";
import type { ServiceName } from "#contract/services";
import { storedText } from "~/browser/stored-text";
import { type Api, type ApiSettings, createApi } from "./client";
import { debugAnswer } from "./debug-switch";
import type { ReadAnswer } from "./read-answer";

/** Credentials that the browser's calls carry, and what to do when they are rejected. */
export type Credentials = Pick<ApiSettings, "bearer" | "cartSession" | "unauthorized">;

export interface BrowserApi extends Api {
  /** Reads according to the contract what a call was answered with; for callers that unpack answers themselves. */
  read(call: Pick<Call, "name">, json: unknown): Promise<ReadAnswer>;
  /** Called once by the root, with the addresses from the server. */
  setServiceAddresses(services: Partial<Record<ServiceName, string>>): void;
  /** Called by the session, which holds the token. */
  setCredentials(credentials: Credentials): void;
}

export function createBrowserApi(): BrowserApi {
  let addresses: Partial<Record<ServiceName, string>> = {};
  let credentials: Credentials = {};
  async function read(call: Pick<Call, "name">, json: unknown): Promise<ReadAnswer> {
    // Loaded with the first answer, so that it does not delay the page.
    const { answerReader } = await import("./read-answer");
    return answerReader(addresses.images)(call, json);
  }
  const api = createApi({
    fetch: async (input, init) => debugAnswer({ getItem: storedText }) ?? fetch(input, init),
    addressOf(service) {
      const address = addresses[service];
      if (address === undefined) throw new Error(`The browser does not call the service ${service}`);
      return address;
    },
    bearer: () => credentials.bearer?.(),
    cartSession: () => credentials.cartSession?.(),
    unauthorized: async () => (await credentials.unauthorized?.()) ?? false,
    read,
    timeoutMs: 10_000,
  });
  return {
    ...api,
    read,
    setServiceAddresses(services) {
      addresses = services;
    },
    setCredentials(next) {
      credentials = next;
    },
  };
}

const shared = createBrowserApi();
export const { setServiceAddresses, setCredentials } = shared;

/** The API for code that runs in the browser. */
export const browserApi = (): BrowserApi => shared;
