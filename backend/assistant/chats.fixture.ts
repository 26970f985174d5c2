import { randomUUID } from "node:crypto";
import * as contract from "#contract/assistant";
import type { Call, CallInput } from "#contract/call";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { checkBearer } from "../users/testing";
import type { Parts } from "./assistant";
import { assistantRoutes } from "./routes";

/** A shop without products, and without texts. */
export const emptyShop = (): Parts => ({
  finder: {
    readWish: async () => null,
    focus: async () => undefined,
    comparatives: async () => [],
    ids: async () => ({ ids: [], total: 0 }),
    facets: async () => ({}),
  },
  knowledge: { findSections: async () => [] },
});

export interface Sent {
  sub?: string;
  client?: string;
  /** Of the message; another one each time when absent. */
  id?: string;
  signal?: AbortSignal;
  accept?: string;
}

/** Calls of the assistant as a browser sends them: each from an address of its own. */
export function callsOf(kit: Kit, parts: Parts) {
  const clientOf = (headers: Headers) => headers.get("x-client") ?? undefined;
  const routes = assistantRoutes(kit, { ...parts, checkBearer, clientOf });
  let clients = 0;
  async function post(path: string, body: unknown, { sub, client, id, signal, accept }: Sent = {}) {
    return routes.request(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "x-client": client ?? `client ${clients++}`,
        [contract.CHAT_MESSAGE_HEADER]: id ?? randomUUID(),
        ...(accept ? { Accept: accept } : {}),
        ...(sub ? { Authorization: `Bearer ${sub}` } : {}),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }
  async function send<Input extends CallInput, Output>(call: Call<Input, Output>, body: Input["body"], sent?: Sent) {
    const response = await post(call.path, body, sent);
    return { status: response.status, body: await response.json() };
  }
  return {
    post,
    send,
    begin: async (sent?: Sent) => answered("chatGreeting", (await send(contract.chatGreeting, {}, sent)).body).chat_id,
    ask: (chat_id: string, message: string, sent?: Sent) =>
      send(contract.chatAsk, { message, chat_id, lang: "nl" }, sent),
    history: (chat_id: string, sent?: Sent) => send(contract.chatHistory, { chat_id }, sent),
  };
}
