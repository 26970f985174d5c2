import { CLIENT_ADDRESS_HEADER } from "#contract/services";
import type { AskOptions } from "./client";

/** Names the visitor's client address in a call: services limit requests by it, and without it all visitors are one. */
export function forVisitor(visitor: Headers): AskOptions {
  const address = visitor.get(CLIENT_ADDRESS_HEADER);
  return address ? { headers: { [CLIENT_ADDRESS_HEADER]: address } } : {};
}
