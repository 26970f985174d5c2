import { expect, test } from "vitest";
import type { ChatMessage, ChatTurn } from "#contract/assistant";
import { gaveNothing, type Result } from "~/api/result";
import { type ConversationPorts, createConversation, type Turn } from "./conversation";
import type { KeptQuestions } from "./kept-questions";
import { newMessageId } from "./message-id";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const empty = { chatId: "", title: "", messages: [], products: {}, turn: null, unanswered: [] };

const answerTo = (text: string): ChatMessage => ({
  id: `answer to ${text}`,
  role: "assistant",
  text: `Antwoord op ${text}`,
  blocks: [{ type: "products", items: [{ id: "p1", reasons: [] }] }],
  at: "2026-11-23T10:00:00.000Z",
  engine: "embedded",
});
const turn = (text: string): Result<ChatTurn> => ({
  ok: true,
  status: 200,
  value: { chat_id: "c1", message: answerTo(text) },
});

/** `tab` is what this tab keeps. */
function start(over: Partial<ConversationPorts> = {}, tab = new Map<string, KeptQuestions>()) {
  const asked: { chatId: string; turn: Turn }[] = [];
  const answered: string[] = [];
  let begun = 0;
  const ports: ConversationPorts = {
    begin: async () => {
      begun += 1;
      return { ok: true, status: 200, value: { chat_id: "c1", message: { ...answerTo("begin"), blocks: [] } } };
    },
    ask: async (chatId, sent) => {
      asked.push({ chatId, turn: sent });
      return turn(sent.text);
    },
    history: async () => gaveNothing("late"),
    products: async (ids) => Object.fromEntries(ids.map((id) => [id, null])),
    newId: newMessageId,
    kept: (page) => tab.get(page) ?? { chatId: "", turns: [] },
    keep: (page, questions) => (questions.turns.length > 0 ? tab.set(page, questions) : tab.delete(page)),
    answered: ({ chatId }) => answered.push(chatId),
    ...over,
  };
  const conversation = createConversation(empty, ports);
  return { conversation, state: conversation.store.getState, asked, answered, begun: () => begun };
}
const ask = (text: string) => ({ text, type: "text" }) as const;

test("the first question begins a conversation, and its answer is added once with its products", async () => {
  const { conversation, state, asked, answered, begun } = start();
  const changes: number[] = [];
  conversation.store.subscribe(({ messages }) => changes.push(messages.length));
  await conversation.ask(ask("een wasmachine"));
  await conversation.ask(ask("maar dan stiller"));
  expect(begun()).toBe(1);
  expect(state().messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant", "user", "assistant"]);
  expect(changes.filter((count, at) => count !== changes[at - 1])).toEqual([0, 1, 3, 5]);
  expect(state().products).toEqual({ p1: null });
  expect(state().turn).toBeNull();
  expect(asked.map(({ chatId }) => chatId)).toEqual(["c1", "c1"]);
  expect(answered).toEqual(["c1", "c1"]);
});

test("CH-05: each question has an id of its own, a UUID", async () => {
  const { conversation, asked } = start();
  await conversation.ask(ask("een"));
  await conversation.ask(ask("twee"));
  const ids = asked.map(({ turn }) => turn.messageId);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(UUID);
});

test("CH-06: a failed question is kept, and trying again sends the same message", async () => {
  const results = [gaveNothing("late"), gaveNothing("failing", 503), turn("toch")];
  const ids: string[] = [];
  const { conversation, state, begun } = start({
    ask: async (_, sent) => {
      ids.push(sent.messageId);
      return results[ids.length - 1] ?? turn("nog");
    },
  });
  await conversation.ask(ask("een stille wasmachine"));
  expect(state().turn).toMatchObject({ text: "een stille wasmachine", problem: "failed" });
  await conversation.retry();
  expect(state().turn?.problem).toBe("failed");
  await conversation.retry();
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(3);
  expect(begun()).toBe(1);
  expect(state().messages.filter(({ role }) => role === "user")).toHaveLength(1);
  await conversation.retry();
  expect(ids).toHaveLength(3);
});

test.each([
  [404, "gone"],
  [409, "busy"],
  [429, "often"],
  [413, "long"],
  [0, "failed"],
])("an answer with status %i is told as %s", async (status, problem) => {
  const { conversation, state } = start({ ask: async () => gaveNothing(status ? "refused" : "unreachable", status) });
  await conversation.ask(ask("x"));
  expect(state().turn?.problem).toBe(problem);
});

test("a conversation that cannot begin keeps the question too", async () => {
  let times = 0;
  const { conversation, state, asked } = start({
    begin: async () => {
      times += 1;
      return times === 1 ? gaveNothing("unreachable") : turn("begin");
    },
  });
  await conversation.ask(ask("hallo"));
  expect(state()).toMatchObject({ chatId: "", turn: { text: "hallo", problem: "failed" } });
  await conversation.retry();
  expect(asked).toHaveLength(1);
  expect(state().turn).toBeNull();
});

test("only one question is asked at a time, and none that is empty or too long", async () => {
  let respond = (_: Result<ChatTurn>) => {};
  let sent = 0;
  const { conversation, state } = start({
    ask: () => {
      sent += 1;
      return new Promise((resolve) => {
        respond = resolve;
      });
    },
  });
  await conversation.ask(ask("   "));
  await conversation.ask(ask("x".repeat(1_001)));
  expect(state().turn).toBeNull();
  const first = conversation.ask(ask("🙂".repeat(1_000)));
  await conversation.ask(ask("tussendoor"));
  await Promise.resolve();
  respond(turn("klaar"));
  await first;
  expect(sent).toBe(1);
});

test.each([
  ["deleted elsewhere", 404, "not_found", "gone"],
  ["full", 409, "full", "full"],
])(
  "a question to a conversation that is %s is asked in a new one, without its text being typed again",
  async (_, status, code, problem) => {
    const asked: string[] = [];
    const { conversation, state, begun, answered } = start({
      ask: async (chatId, sent) => {
        asked.push(chatId);
        return chatId === "old" ? gaveNothing("refused", status, { error: { code } }) : turn(sent.text);
      },
    });
    conversation.show({ ...empty, chatId: "old", title: "Oud", messages: [answerTo("vroeger")] });
    await conversation.ask(ask("een lamp"));
    expect(state()).toMatchObject({ chatId: "old", turn: { text: "een lamp", problem } });
    await conversation.retry();
    expect([asked, begun(), answered]).toEqual([["old", "c1"], 1, ["c1"]]);
    expect(state().messages.map(({ text }) => text)).toEqual([
      ...["Antwoord op begin", "een lamp", "Antwoord op een lamp"],
    ]);
  },
);

test("a character that no service takes is left out of a question", async () => {
  const { conversation, asked } = start();
  await conversation.ask(ask("een\0 lamp\r\nof twee "));
  expect(asked.map(({ turn }) => turn.text)).toEqual(["een lamp\nof twee"]);
});

test("what was taken back can be changed, and is not asked", async () => {
  const { conversation, state } = start({ ask: async () => gaveNothing("failing", 500) });
  await conversation.ask(ask("een typvout"));
  expect(conversation.takeBack()).toBe("een typvout");
  expect(state().turn).toBeNull();
  expect(conversation.takeBack()).toBe("");
});

test("an answer that comes after another conversation is shown is dropped", async () => {
  let respond = (_: Result<ChatTurn>) => {};
  const { conversation, state } = start({ ask: () => new Promise((resolve) => (respond = resolve)) });
  const asking = conversation.ask(ask("oud"));
  await new Promise((resolve) => setImmediate(resolve));
  conversation.show({ ...empty, chatId: "c2" });
  respond(turn("oud"));
  await asking;
  expect(state()).toMatchObject({ chatId: "c2", messages: [] });
});

test("what was said in another tab is read, and what is on the screen stays when nothing was", async () => {
  const messages = [answerTo("a"), { ...answerTo("b"), role: "user" as const }];
  const { conversation, state } = start({
    history: async () => ({ ok: true, status: 200, value: { chat_id: "c1", title: "Wasmachine", messages } }),
  });
  conversation.show({ ...empty, chatId: "c1", messages: messages.slice(0, 1) });
  await conversation.refresh();
  expect(state()).toMatchObject({ title: "Wasmachine", messages, products: { p1: null } });
  const before = state().messages;
  await conversation.refresh();
  expect(state().messages).toBe(before);
});

test("CH-06: a failed question stays when another is asked, and can still be asked or taken back", async () => {
  let works = false;
  const { conversation, state, asked } = start({
    ask: async (chatId, sent) => {
      asked.push({ chatId, turn: sent });
      return works ? turn(sent.text) : gaveNothing("failing", 503);
    },
  });
  await conversation.ask(ask("een"));
  await conversation.ask(ask("twee"));
  works = true;
  await conversation.ask(ask("drie"));
  const texts = () => state().unanswered.map(({ text }) => text);
  expect(texts()).toEqual(["een", "twee"]);
  await conversation.retry(state().unanswered[0]?.messageId);
  expect(texts()).toEqual(["twee"]);
  expect(asked.at(-1)?.turn.messageId).toBe(asked[0]?.turn.messageId);
  expect(conversation.takeBack(state().unanswered[0]?.messageId)).toBe("twee");
  expect([texts(), state().turn]).toEqual([[], null]);
});

test("CH-06: a first question that failed is there after a reload, as the same message to the same conversation", async () => {
  const tab = new Map<string, KeptQuestions>();
  const before = start({ ask: async () => gaveNothing("late") }, tab);
  await before.conversation.ask(ask("een lamp"));
  const { messageId } = before.state().turn ?? {};
  const { conversation, state, asked, begun } = start({}, tab);
  conversation.restore();
  expect(state()).toMatchObject({ chatId: "c1", unanswered: [{ text: "een lamp", messageId, problem: "failed" }] });
  conversation.restore();
  expect(state().unanswered).toHaveLength(1);
  await conversation.retry();
  expect([asked.map(({ turn }) => turn.messageId), begun(), tab.size]).toEqual([[messageId], 0, 0]);
});

test("a kept question belongs to its conversation, and leaves when its answer turns out to be stored", async () => {
  const tab = new Map<string, KeptQuestions>();
  const { conversation, state } = start(
    {
      ask: async () => gaveNothing("late"),
      history: async () => {
        const said = { ...answerTo("x"), id: tab.get("c2")?.turns[0]?.messageId ?? "", role: "user" as const };
        return { ok: true, status: 200, value: { chat_id: "c2", title: "t", messages: [said, answerTo("x")] } };
      },
    },
    tab,
  );
  const other = { ...empty, chatId: "c2" };
  conversation.show(other);
  await conversation.ask(ask("x"));
  conversation.show(empty);
  expect(state().unanswered).toEqual([]);
  conversation.show(other);
  expect(state().unanswered).toHaveLength(1);
  await conversation.refresh();
  expect([state().unanswered, tab.size]).toEqual([[], 0]);
});
