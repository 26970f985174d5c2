import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { chatAsk, chatDelete, chatGreeting, chatRename } from "#contract/assistant";
import { CHAT_MESSAGES } from "#contract/limits";
import type { Kit } from "../kit";
import { openTestKit } from "../storage/testing";
import { callsOf, emptyShop } from "./chats.fixture";

const parts = emptyShop();
const errors: string[] = [];
let kit: Kit;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  kit = await openTestKit();
  const log = { ...kit.log, error: (message: string) => errors.push(message) };
  calls = callsOf({ ...kit, log }, parts);
}, 60_000);
beforeEach(() => {
  errors.length = 0;
});
afterAll(() => kit.db.close());

const roles = async (chat: string) =>
  (await calls.history(chat)).body.messages.map(({ role }: { role: string }) => role);
const ONE_TURN = ["assistant", "user", "assistant"];

/** From now on the search answers only when it is told to; `asked` resolves when it is asked. */
function holdSearch() {
  let release = () => {};
  let arrived = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  parts.finder.readWish = async () => {
    arrived();
    await held;
    return null;
  };
  const free = () => {
    parts.finder.readWish = async () => null;
    release();
  };
  return { asked, free };
}

it("takes 200 messages in a conversation, and then says that it is full", async () => {
  const chat = await calls.begin();
  await kit.db.query("update chats set turns = $1 where id = $2", [CHAT_MESSAGES / 2 - 1, chat]);
  expect((await calls.ask(chat, "Hallo")).status).toBe(200);
  const { status, body } = await calls.ask(chat, "Nog een vraag");
  expect([status, body.error.code]).toEqual([409, "full"]);
  expect(body.error.message).toBe("Dit gesprek is vol. Begin een nieuw gesprek.");
  expect(await roles(chat)).toEqual(ONE_TURN);
});

it("a stream that its reader leaves half-way breaks nothing, and the same question again is one turn", async () => {
  const chat = await calls.begin();
  const id = randomUUID();
  const { asked, free } = holdSearch();
  const leaving = new AbortController();
  const sent = { id, accept: "text/event-stream", signal: leaving.signal };
  const response = await calls.post(chatAsk.path, { message: "Een lamp", chat_id: chat, lang: "nl" }, sent);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain("event: status");
  await asked;
  leaving.abort();
  await reader?.cancel();
  const again = calls.ask(chat, "Een lamp", { id });
  free();
  expect((await again).status).toBe(200);
  expect(await roles(chat)).toEqual(ONE_TURN);
  expect(errors).toEqual([]);
});

it("a question that nobody waits for is not kept, and another one may be asked at once", async () => {
  const chat = await calls.begin();
  const { asked, free } = holdSearch();
  const leaving = new AbortController();
  const left = calls.ask(chat, "Een lamp", { signal: leaving.signal });
  await asked;
  leaving.abort();
  const other = calls.ask(chat, "Hallo");
  free();
  expect((await left).status).toBe(503);
  expect((await other).status).toBe(200);
  expect(await roles(chat)).toEqual(ONE_TURN);
  expect(errors).toEqual([]);
});

it("of a conversation that is deleted elsewhere while it answers, nothing is kept", async () => {
  const chat = await calls.begin();
  const { asked, free } = holdSearch();
  const answer = calls.ask(chat, "Een lamp");
  await asked;
  expect((await calls.send(chatDelete, { chat_id: chat })).status).toBe(200);
  free();
  expect((await answer).status).toBe(404);
  expect((await calls.history(chat)).status).toBe(404);
  expect((await calls.ask(chat, "Hallo")).status).toBe(404);
  const { rows } = await kit.db.query("select 1 from chat_messages where chat_id = $1", [chat]);
  expect(rows).toEqual([]);
});

it("keeps nothing private of a name or of what was searched for", async () => {
  const { body } = await calls.send(chatGreeting, { type: "search", context: { q: "lamp jan@voorbeeld.nl" } });
  const chat = body.chat_id;
  const named = await calls.send(chatRename, { chat_id: chat, title: "Voor \u202ejan@voorbeeld.nl" });
  expect(named.body).toEqual({ ok: true, title: "Voor [weggelaten]" });
  expect((await calls.history(chat)).body.title).toBe("Voor [weggelaten]");
  const { rows } = await kit.db.query<{ state: { q: string } }>("select state from chats where id = $1", [chat]);
  expect(rows[0]?.state.q).toBe("lamp");
  const long = await calls.send(chatRename, { chat_id: chat, title: `${"x".repeat(73)} a@b.nl` });
  expect(long.body.title).toHaveLength(80);
  const { status } = await calls.send(chatRename, { chat_id: chat, title: "\u200b\u202e" });
  expect(status).toBe(400);
});
