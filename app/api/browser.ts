import type { ServiceName } from "#contract/services";
import { type Api, createApi } from "./client";
import { debugAnswer } from "./debug-switch";

let addresses: Partial<Record<ServiceName, string>> = {};
let api: Api | undefined;

/** Told once by the root, from what the server knows. */
export function setServiceAddresses(services: Partial<Record<ServiceName, string>>): void {
  addresses = services;
}

/** The api for code that runs in the browser. */
export function browserApi(): Api {
  api ??= createApi({
    fetch: async (input, init) => debugAnswer(localStorage) ?? fetch(input, init),
    addressOf(service) {
      const address = addresses[service];
      if (address === undefined) throw new Error(`The browser does not call the service ${service}`);
      return address;
    },
    timeoutMs: 10_000,
  });
  return api;
}
