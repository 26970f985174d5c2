import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/assistant";
import { CHAT_ASKS_A_MINUTE, CHAT_MESSAGE_LENGTH, CHAT_MESSAGES, CHAT_TITLE_LENGTH } from "#contract/limits";
import { codedFailure, failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { holdsZero, serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { DONE } from "../users/fields";
import { type Assistant, createAssistant, type Parts } from "./assistant";
import { beginChat, messageOf, openChat } from "./chats";
import { cleanText, lengthOf } from "./clean-text";
import { withoutPrivateWords } from "./private-words";
import { deleteChat, readMessages, renameChat } from "./records";
import { askBody, askId, chatBody, greetingBody, renameBody } from "./schema";
import { streamTurn, wantsStream } from "./stream";

const MINUTE_S = 60;
const MAX_BODY = 16 * 1024;
/** More than one person, also with others behind the same address. */
const BEGUN_A_MINUTE = 20;

interface Surroundings extends Parts {
  checkBearer: CheckBearer;
  clientOf?: (headers: Headers) => string | undefined;
}

/** Conversations with the assistant (service `assistant`). */
export function assistantRoutes(kit: Kit, { checkBearer, clientOf, ...parts }: Surroundings): OpenAPIHono {
  const routes = createRoutes({ log: kit.log, maxBody: MAX_BODY });
  const assistant: Assistant = createAssistant(kit, parts);
  const mayBegin = createRateLimit(BEGUN_A_MINUTE, MINUTE_S);
  const mayAsk = createRateLimit(CHAT_ASKS_A_MINUTE, MINUTE_S);
  const mayAskIn = createRateLimit(CHAT_ASKS_A_MINUTE, MINUTE_S);
  const client = (c: Context) => clientOf?.(c.req.raw.headers) ?? "";
  const subjectOf = async (c: Context) => (await checkBearer(c.req.header("authorization")))?.sub;
  const missing = { 404: "There is no such conversation, or it is somebody else's" };

  const greeting = { body: greetingBody, failures: { 429: "Too many conversations" } };
  serveHttp(routes, contract.chatGreeting, greeting, async ({ body }, c) => {
    const sub = await subjectOf(c);
    await mayBegin(client(c));
    const { state, ...answer } = await assistant.greet(body);
    return beginChat(kit, sub, state, answer);
  });

  /** Refuses a question, or returns what answers it. */
  async function prepare(body: contract.AskRequest, c: Context): Promise<() => Promise<contract.ChatTurn>> {
    const message = cleanText(body.message);
    if (message === "") throw codedFailure(400, "empty", "Typ eerst een vraag.");
    if (lengthOf(message) > CHAT_MESSAGE_LENGTH) {
      throw codedFailure(400, "too_long", `Je vraag is langer dan ${CHAT_MESSAGE_LENGTH} tekens.`);
    }
    const id = askId.safeParse(c.req.header(contract.CHAT_MESSAGE_HEADER));
    if (!id.success) throw failure(400, `The header ${contract.CHAT_MESSAGE_HEADER} must be a UUID.`);
    const sub = await subjectOf(c);
    await mayAsk(client(c));
    const chat = await openChat(kit, body.chat_id, sub);
    await mayAskIn(chat.id);
    return () => assistant.ask({ ...body, message, sub }, { chat, askId: id.data }, c.req.raw.signal);
  }
  const asking = {
    body: askBody,
    failures: {
      400: "Empty, too long, or without a message id",
      ...missing,
      409: "Busy with another question, or full",
      429: "Too many questions",
      503: "Not ready yet",
    },
  };
  // Other calls refuse the character in English; who asks here is a visitor.
  routes.post(contract.chatAsk.path, async (c, next) => {
    if (holdsZero(await c.req.text()))
      throw codedFailure(
        400,
        "unreadable",
        "Er staat een teken in je vraag dat we niet kunnen lezen. Typ je vraag opnieuw.",
      );
    return next();
  });
  routes.post(contract.chatAsk.path, async (c, next) => {
    if (!wantsStream(c)) return next();
    const body = askBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw failure(400, "The request is invalid.");
    return streamTurn(c, await prepare(body.data, c));
  });
  serveHttp(routes, contract.chatAsk, asking, async ({ body }, c) => (await prepare(body, c))());

  serveHttp(routes, contract.chatHistory, { body: chatBody, failures: missing }, async ({ body }, c) => {
    const { id, title } = await openChat(kit, body.chat_id, await subjectOf(c));
    const rows = await readMessages(kit.db, id, CHAT_MESSAGES + 1);
    return { chat_id: id, title, messages: rows.map(messageOf) };
  });
  const renaming = { body: renameBody, failures: { ...missing, 400: "No name" } };
  serveHttp(routes, contract.chatRename, renaming, async ({ body }, c) => {
    const { text } = withoutPrivateWords(cleanText(body.title));
    const title = [...text].slice(0, CHAT_TITLE_LENGTH).join("");
    if (title === "") throw codedFailure(400, "empty", "Geef het gesprek een naam.");
    const { id } = await openChat(kit, body.chat_id, await subjectOf(c));
    await renameChat(kit.db, id, title);
    return { ...DONE, title };
  });
  serveHttp(routes, contract.chatDelete, { body: chatBody, failures: missing }, async ({ body }, c) => {
    const { id } = await openChat(kit, body.chat_id, await subjectOf(c));
    await deleteChat(kit.db, id);
    return DONE;
  });
  return routes;
}
