import type { ServiceName } from "#contract/services";
import { keptText } from "~/browser/kept-text";
import { type Api, type ApiSettings, createApi } from "./client";
import { debugAnswer } from "./debug-switch";

let addresses: Partial<Record<ServiceName, string>> = {};
let credentials: Credentials = {};
let api: Api | undefined;

/** What goes along with calls of this browser, and what to do when it is refused. */
export type Credentials = Pick<ApiSettings, "bearer" | "cartSession" | "unauthorized">;

/** Told once by the root, from what the server knows. */
export function setServiceAddresses(services: Partial<Record<ServiceName, string>>): void {
  addresses = services;
}

/** Told by the session, which knows the token. */
export function setCredentials(next: Credentials): void {
  credentials = next;
}

/** The api for code that runs in the browser. */
export function browserApi(): Api {
  api ??= createApi({
    fetch: async (input, init) => debugAnswer({ getItem: keptText }) ?? fetch(input, init),
    addressOf(service) {
      const address = addresses[service];
      if (address === undefined) throw new Error(`The browser does not call the service ${service}`);
      return address;
    },
    bearer: () => credentials.bearer?.(),
    cartSession: () => credentials.cartSession?.(),
    unauthorized: async () => (await credentials.unauthorized?.()) ?? false,
    read: async (call, json) => {
      // Comes with the first answer: no page waits for it.
      const { answerReader } = await import("./read-answer");
      return answerReader(addresses.images)(call, json);
    },
    timeoutMs: 10_000,
  });
  return api;
}
