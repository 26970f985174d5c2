import type { ChatMessage } from "./answers/assistant";
import { defineCall } from "./call";
import type { CHAT_LANGUAGE } from "./limits";
import type { SearchFilters } from "./search";

export type { ChatBlock, ChatMessage, ChatReason, ChatSource } from "./answers/assistant";

/** Names one message of a visitor (CH-05), as a UUID: sent again, it gives the stored answer instead of a second turn. */
export const CHAT_MESSAGE_HEADER = "chat-message-id";

/** How a message came about: typed, by pressing an offered choice, on a product page, or about compared products. */
export const askTypes = ["text", "choice", "product", "compare"] as const;
export type AskType = (typeof askTypes)[number];

/** What is on the screen from which a conversation starts. */
export interface AskContext {
  q?: string | undefined;
  /** Dot-joined key of the category in view. */
  category?: string | undefined;
  filters?: SearchFilters | undefined;
}
export interface GreetingRequest {
  type?: "product" | "search" | undefined;
  product_id?: string | undefined;
  context?: AskContext | undefined;
}
export interface AskRequest {
  message: string;
  chat_id: string;
  lang: typeof CHAT_LANGUAGE;
  type?: AskType | undefined;
  /** The product that the question is about, for `product`. */
  product_id?: string | undefined;
  /** The products to compare, for `compare`. */
  product_ids?: string[] | undefined;
  marketplace?: boolean | undefined;
  /** Adult products are left out unless true. */
  adult?: boolean | undefined;
}
export interface ChatTurn {
  chat_id: string;
  message: ChatMessage;
}

/** CH-03: begins a conversation. With a bearer it is that user's from the start. */
export const chatGreeting = defineCall<{ body: GreetingRequest }, ChatTurn>({
  name: "chatGreeting",
  service: "assistant",
  method: "POST",
  path: "/chat/greeting/",
  bearer: "optional",
});
/**
 * CH-01, with the header `chat-message-id`. 400 with code `empty` or `too_long`, 404 for an unknown or somebody else's
 * conversation, 409 while it answers another message, or with code `full`, 429 after too many. With
 * `Accept: text/event-stream` it answers the events `status`, `block`, `text`, `done` and `error`.
 */
export const chatAsk = defineCall<{ body: AskRequest }, ChatTurn>({
  name: "chatAsk",
  service: "assistant",
  method: "POST",
  path: "/chat/ask/",
  bearer: "optional",
});
/** CH-02. */
export const chatHistory = defineCall<
  { body: { chat_id: string } },
  { chat_id: string; title: string; messages: ChatMessage[] }
>({
  name: "chatHistory",
  service: "assistant",
  method: "POST",
  path: "/chat/history/",
  bearer: "optional",
});
/** Returns the name as it was stored, without personal data. 400 when nothing of it is left. */
export const chatRename = defineCall<{ body: { chat_id: string; title: string } }, { ok: true; title: string }>({
  name: "chatRename",
  service: "assistant",
  method: "POST",
  path: "/chat/rename/",
  bearer: "optional",
});
export const chatDelete = defineCall<{ body: { chat_id: string } }, { ok: true }>({
  name: "chatDelete",
  service: "assistant",
  method: "POST",
  path: "/chat/delete/",
  bearer: "optional",
});
