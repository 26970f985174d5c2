import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatAsk, chatHistory } from "#contract/assistant";
import { CHAT_LANGUAGE } from "#contract/limits";
import { createApi } from "../app/api/client";
import { chatFields } from "../app/features/assistant/chat-fields";
import { action, loader } from "../app/routes/chat";
import { loaderArgs, loaderContext } from "../tests/loader-context";
import { readConfig } from "./config";
import { createDispatch } from "./dispatch";

/** An assistant elsewhere (`CHAT_URL`) that does what a test says. */
let answer: (response: ServerResponse, path: string) => void;
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => answer(response, request.url ?? ""));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
};
const message = (changes: object = {}) => ({
  ...{ id: "m1", role: "assistant", text: "Hallo", blocks: [], at: "2026-11-24T12:00:00Z", engine: "remote" },
  ...changes,
});

/** The shop with its assistant at an address; the other services are in this process. */
function shop(address = `${origin}/bot`) {
  const embedded = { fetch: async () => Response.json({}) };
  const { fetch, addressOf } = createDispatch(embedded, readConfig({ CHAT_URL: address }).remote);
  const { context } = loaderContext(() => Response.json({}), { on: ["Chat"], dispatch: fetch, addressOf });
  const ask = async (text: string) => {
    const body = new URLSearchParams({ [chatFields.message]: text });
    const request = new Request("https://shop.example/chat/c1/", { method: "POST", body });
    return action({ request, params: { activeChatId: "c1" }, context });
  };
  const open = async () =>
    (await loader(loaderArgs(context, "/chat/c1/", { activeChatId: "c1" }))) as Awaited<ReturnType<typeof loader>>;
  const api = createApi({ fetch, addressOf, timeoutMs: 100 });
  return { ask, open, api };
}
const asking = { body: { message: "hallo", chat_id: "c1", lang: CHAT_LANGUAGE } };

/** What the page shows: its status, and the messages. */
async function shown(response: Awaited<ReturnType<ReturnType<typeof shop>["open"]>>) {
  const { messages, state } = await response.json();
  return { status: response.status, state, messages };
}

test("a conversation with an assistant elsewhere is shown", async () => {
  answer = (response, path) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const turn = { chat_id: "c1", message: message() };
    const whole = { chat_id: "c1", title: "Was", messages: [message()] };
    response.end(JSON.stringify(path === "/bot/chat/history/" ? whole : turn));
  };
  const { ask, open } = shop();
  expect((await ask("hallo")).status).toBe(303);
  expect(await shown(await open())).toMatchObject({ status: 200, state: "open", messages: [{ text: "Hallo" }] });
});

test("when it is dead the visitor keeps the question, and the page stays", async () => {
  says("", 500);
  const broken = shop();
  const gone = shop("http://127.0.0.1:9/bot");
  for (const { ask, open } of [broken, gone]) {
    const response = await ask("zoek een stille droger");
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ problem: "failed", text: "zoek een stille droger", chatId: "c1" });
    expect(await shown(await open())).toMatchObject({ status: 503, state: "unreachable", messages: [] });
  }
});

test("when it is slow it is not waited for longer than the call allows", async () => {
  answer = () => {};
  const { api } = shop();
  const begun = performance.now();
  expect(await api.result(chatAsk, asking)).toMatchObject({ ok: false });
  answer = (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write('{"chat_id":');
  };
  expect(await api.result(chatHistory, { body: { chat_id: "c1" } })).toMatchObject({ ok: false });
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test.each([
  ["no JSON", "<html>Welkom</html>"],
  ["a list", []],
  ["no message", { chat_id: "c1" }],
  ["a text that is none", { chat_id: "c1", message: message({ text: { html: "<b>" } }) }],
])("an answer with %s is none", async (_, body) => {
  says(body);
  expect((await shop().ask("hallo")).status).toBe(502);
});

test("of what it makes up only blocks of the right shape with paths of this site are shown", async () => {
  const quote = (path: string) => ({ type: "quote", text: "x", source: { kind: "support", title: "t", path } });
  const blocks = [
    { type: "script", text: "alert(1)" },
    quote("https://kwaad.example/"),
    quote("//kwaad.example/"),
    quote("javascript:alert(1)"),
    { type: "notice", text: "let op", tone: "danger" },
    { type: "products", items: "alles" },
    quote("/support/bezorging/"),
  ];
  says({ chat_id: "c1", title: "x", messages: [message({ blocks })] });
  const { messages } = await shown(await shop().open());
  expect(messages.map((one) => one.blocks)).toEqual([[quote("/support/bezorging/")]]);
  expect(JSON.stringify(messages)).not.toMatch(/kwaad|javascript|alert/);
});
