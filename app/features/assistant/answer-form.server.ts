import { createHash } from "node:crypto";
import { type AppLoadContext, json, redirect } from "@remix-run/node";
import {
  type AskType,
  askTypes,
  CHAT_MESSAGE_HEADER,
  chatAsk,
  chatDelete,
  chatGreeting,
  chatRename,
} from "#contract/assistant";
import type { Call, CallInput } from "#contract/call";
import { CHAT_LANGUAGE, CHAT_MESSAGE_LENGTH, CHAT_TITLE_LENGTH } from "#contract/limits";
import type { AskOptions } from "~/api/client";
import { forVisitor } from "~/api/for-visitor";
import { readForm } from "~/api/read-form.server";
import type { Result } from "~/api/result";
import { apiOf } from "~/api/server";
import { ASK_MS, type AskProblem, PROBLEM_STATUS, problemOf } from "./ask-problem";
import { ANSWER_ANCHOR, DELETE, chatFields as fields, RENAME } from "./chat-fields";
import { type ChatPlace, chatPath } from "./chat-path";
import { newMessageId, uuidFrom } from "./message-id";
import { lengthOf, questionFrom } from "./message-parts";

/** What a page is shown with whose question was not answered: everything to send it again as the same message. */
export interface FormProblem {
  problem: AskProblem;
  text: string;
  messageId: string;
  /** Begun already, although the question failed; otherwise empty. */
  chatId: string;
}

/** Does what a form of the assistant's page says, and leads to the page of the conversation. */
export async function answerForm(
  { place, chatId }: { place: ChatPlace; chatId: string },
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const sent = await readForm(request);
  const options = { ...forVisitor(request.headers), timeoutMs: ASK_MS, isApart: true };
  const act = textIn(sent, fields.act);
  if (act === RENAME || act === DELETE) {
    const title = textIn(sent, fields.title).trim().slice(0, CHAT_TITLE_LENGTH);
    const body = { chat_id: chatId };
    if (act === RENAME && title) await patiently(context, chatRename, { body: { ...body, title } }, options);
    if (act === DELETE) await patiently(context, chatDelete, { body }, options);
    return redirect(chatPath(context.paths, place, act === DELETE ? "" : chatId), 303);
  }
  const outcome = await askForm(sent, chatId || textIn(sent, fields.chat), context, options);
  if ("problem" in outcome) return json(outcome, { status: PROBLEM_STATUS[outcome.problem] });
  return redirect(`${chatPath(context.paths, place, outcome.chatId)}#${ANSWER_ANCHOR}`, 303);
}

async function askForm(
  sent: FormData,
  known: string,
  context: AppLoadContext,
  options: AskOptions,
): Promise<{ chatId: string } | FormProblem> {
  const message = questionFrom(textIn(sent, fields.message));
  const messageId = textIn(sent, fields.id) || newMessageId();
  const refused = (problem: AskProblem, chatId = known): FormProblem => ({ problem, text: message, messageId, chatId });
  if (message === "") return refused("empty");
  if (lengthOf(message) > CHAT_MESSAGE_LENGTH) return refused("long");
  const begun = known ? { chatId: known } : await begin(sent, context, options);
  if ("problem" in begun) return refused(begun.problem);
  const { chatId } = begun;
  const kind = askTypes.find((type) => type === textIn(sent, fields.kind)) ?? "text";
  const body = { message, chat_id: chatId, lang: CHAT_LANGUAGE, ...about(sent, kind), ...visitorOf(context) } as const;
  const headers = { ...options.headers, [CHAT_MESSAGE_HEADER]: uuidOf(messageId, message) };
  const answer = await patiently(context, chatAsk, { body }, { ...options, headers });
  return answer.ok ? { chatId } : refused(problemOf(answer), chatId);
}

async function begin(
  sent: FormData,
  context: AppLoadContext,
  options: AskOptions,
): Promise<{ chatId: string } | { problem: AskProblem }> {
  const product = textIn(sent, fields.product);
  const context_ = { q: textIn(sent, fields.term) || undefined, category: textIn(sent, fields.category) || undefined };
  const seen = context_.q || context_.category ? { type: "search" as const, context: context_ } : {};
  const body = product ? { type: "product" as const, product_id: product } : seen;
  const answer = await patiently(context, chatGreeting, { body }, options);
  return answer.ok ? { chatId: answer.value.chat_id } : { problem: problemOf(answer) };
}

/** The visitor waits for this answer, so the page's own limits do not apply. */
function patiently<I extends CallInput, O>(
  context: AppLoadContext,
  call: Call<I, O>,
  input: I,
  options: AskOptions,
): Promise<Result<O>> {
  const api = apiOf(context);
  const ask = () => api.result(call, input, options);
  return context.calls?.apart(ask) ?? ask();
}

function about(sent: FormData, type: AskType) {
  const product = textIn(sent, fields.product);
  return type === "product" && product
    ? { type, product_id: product }
    : ({ type: type === "choice" ? type : "text" } as const);
}

const visitorOf = ({ flags, adult }: AppLoadContext) => ({ marketplace: flags.Marketplace, adult });

function textIn(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * One id for one text on one page: sending the form twice is one message, while another text sent from the same page,
 * which a browser may have kept, is another.
 */
export function uuidOf(pageId: string, text: string): string {
  return uuidFrom(createHash("sha256").update(`${pageId}\n${text}`).digest("hex"));
}
