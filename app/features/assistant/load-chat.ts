import type { AppLoadContext } from "@remix-run/node";
import { type ChatMessage, chatHistory } from "#contract/assistant";
import { CHAT_MESSAGE_LENGTH } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import { readingTree } from "~/api/category-list";
import { forVisitor } from "~/api/for-visitor";
import { apiOf, optional } from "~/api/server";
import { chatQuery } from "./chat-fields";
import type { ChatPlace } from "./chat-path";
import { askProducts, type ChatProducts, productIdsOf } from "./chat-products";
import type { ChatView } from "./chat-view";
import { exampleKinds } from "./example-questions";

export interface ChatData {
  place: ChatPlace;
  /** Empty for a conversation that has not begun. */
  chatId: string;
  title: string;
  messages: ChatMessage[];
  products: ChatProducts;
  /** `gone`: this visitor has no such conversation; a signed-in user's is found in the browser. */
  state: "new" | "open" | "gone" | "unreachable";
  /** Kinds of products to ask about. */
  kinds: string[];
  /** Whether orders are placed on this site. */
  canBuy: boolean;
  /** What was on the screen from which the visitor came. */
  view: ChatView;
  /** The product of that screen. */
  product: ProductSummary | null;
  /** A question that is in the field already. */
  question: string;
}

const TERM_LENGTH = 200;

/** The assistant's page, of a new conversation or of `chatId`. */
export async function loadChat(
  { place, chatId }: Pick<ChatData, "place" | "chatId">,
  request: Request,
  context: AppLoadContext,
): Promise<ChatData> {
  const query = new URL(request.url).searchParams;
  const [history, tree, seen] = await Promise.all([
    loadHistory(chatId, request, context),
    chatId ? null : optional(readingTree(context)),
    loadView(query, context),
  ]);
  const products = await askProducts(apiOf(context), productIdsOf(history.messages));
  const canBuy = context.flags.Marketplace && context.flags.Cart;
  return { place, chatId, ...history, products, kinds: exampleKinds(tree ?? []), canBuy, ...seen };
}

type History = Pick<ChatData, "state" | "title" | "messages">;

async function loadHistory(chatId: string, request: Request, context: AppLoadContext): Promise<History> {
  const none = { title: "", messages: [] };
  if (!chatId) return { state: "new", ...none };
  const answer = await apiOf(context).result(chatHistory, { body: { chat_id: chatId } }, forVisitor(request.headers));
  if (answer.ok) return { state: "open", title: answer.value.title, messages: answer.value.messages };
  return { state: answer.reason === "refused" && answer.status !== 429 ? "gone" : "unreachable", ...none };
}

async function loadView(
  query: URLSearchParams,
  context: AppLoadContext,
): Promise<Pick<ChatData, "view" | "product" | "question">> {
  const said = (name: string, most: number) => (query.get(name) ?? "").trim().slice(0, most);
  const id = said(chatQuery.product, TERM_LENGTH);
  const found = id ? await askProducts(apiOf(context), [id]) : {};
  const product = found[id] ?? null;
  const view = {
    product: product ? id : "",
    term: said(chatQuery.term, TERM_LENGTH),
    category: said(chatQuery.category, TERM_LENGTH),
  };
  return { view, product, question: said(chatQuery.question, CHAT_MESSAGE_LENGTH) };
}

/** Whoever comes back later may find it, unless it is not theirs. */
export const chatStatus = ({ state }: Pick<ChatData, "state">): number =>
  state === "gone" ? 404 : state === "unreachable" ? 503 : 200;
