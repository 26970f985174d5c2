import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import * as contract from "#contract/assistant";
import type { Call, CallInput } from "#contract/call";
import { CLIENT_ADDRESS_HEADER, serviceNames, services } from "#contract/services";
import { createBackend } from "../../backend/app";
import { demoShop } from "../../demo/demo-shop";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The whole backend with a demo shop, asked over `fetch()`; every call is another visitor's. */
export async function openTalkingShop(products: number) {
  const dataDir = await mkdtemp(join(tmpdir(), "etalage-talk-"));
  const now = () => new Date("2026-11-21T12:00:00Z");
  const backend = await createBackend(
    { dataDir, seed: demoShop(products), embedded: serviceNames },
    { log: silent, now },
  );
  async function post<Input extends CallInput, Output>(
    call: Call<Input, Output>,
    body: Input["body"],
  ): Promise<Output> {
    const response = await backend.fetch(
      new Request(`http://shop${services[call.service].mount}${call.path}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          [contract.CHAT_MESSAGE_HEADER]: randomUUID(),
          [CLIENT_ADDRESS_HEADER]: randomUUID(),
        },
        body: JSON.stringify(body),
      }),
    );
    expect(response.status, JSON.stringify(body)).toBe(200);
    return response.json() as Promise<Output>;
  }
  /** The last answer of a conversation of its own in which these are said. */
  async function answerAfter(...said: readonly string[]): Promise<contract.ChatMessage | undefined> {
    const { chat_id } = await post(contract.chatGreeting, {});
    let last: contract.ChatMessage | undefined;
    for (const message of said) last = (await post(contract.chatAsk, { message, chat_id, lang: "nl" })).message;
    return last;
  }
  return {
    post,
    answerAfter,
    /** The same: its blocks, where its list stands and by what that is filtered. */
    async listAfter(...said: readonly string[]) {
      const { blocks = [] } = (await answerAfter(...said)) ?? {};
      const path = blocks.flatMap((block) => (block.type === "wishes" ? (block.path ?? []) : []))[0] ?? "/";
      const { pathname, searchParams } = new URL(path, "http://shop");
      return { blocks, pathname, filters: Object.fromEntries(searchParams) };
    },
    fetch: backend.fetch,
    async close() {
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type TalkingShop = Awaited<ReturnType<typeof openTalkingShop>>;

/** The same for all tests of a file: opened before the first and closed after the last. */
export function talkingShop(products = 3_000): Omit<TalkingShop, "close"> {
  let shop: TalkingShop;
  beforeAll(async () => {
    shop = await openTalkingShop(products);
  }, 120_000);
  afterAll(() => shop.close());
  return {
    post: (call, body) => shop.post(call, body),
    answerAfter: (...said) => shop.answerAfter(...said),
    listAfter: (...said) => shop.listAfter(...said),
    fetch: (request) => shop.fetch(request),
  };
}
