import { CHAT_MESSAGE_HEADER, chatAsk, chatGreeting, chatHistory, type GreetingRequest } from "#contract/assistant";
import { CHAT_LANGUAGE } from "#contract/limits";
import { browserApi } from "~/api/browser";
import { askAsVisitor } from "~/stores/ask-as-visitor";
import { ASK_MS } from "./ask-problem";
import { askProducts } from "./chat-products";
import type { ChatView } from "./chat-view";
import type { ConversationPorts } from "./conversation";
import { keepQuestions, readQuestions } from "./kept-questions";
import { newMessageId } from "./message-id";

interface Visitor {
  marketplace: boolean;
  adult: boolean;
}

/** The assistant as the browser calls it. `inView` is asked when a conversation begins. */
export function browserPorts(
  { marketplace, adult }: Visitor,
  inView: () => ChatView,
  answered: ConversationPorts["answered"],
): ConversationPorts {
  return {
    begin: () => askAsVisitor(chatGreeting, { body: greetingOf(inView()) }),
    ask: (chatId, { text, type, product, messageId }) => {
      const about = type === "product" && product ? { type, product_id: product } : { type };
      const body = { message: text, chat_id: chatId, lang: CHAT_LANGUAGE, ...about, marketplace, adult } as const;
      return askAsVisitor(chatAsk, { body }, { headers: { [CHAT_MESSAGE_HEADER]: messageId }, timeoutMs: ASK_MS });
    },
    history: (chatId) => askAsVisitor(chatHistory, { body: { chat_id: chatId } }),
    products: (ids) => askProducts(browserApi(), ids),
    newId: newMessageId,
    kept: readQuestions,
    keep: keepQuestions,
    answered,
  };
}

function greetingOf({ product, term, category }: ChatView): GreetingRequest {
  if (product) return { type: "product", product_id: product };
  if (!term && !category) return {};
  return { type: "search", context: { ...(term ? { q: term } : {}), ...(category ? { category } : {}) } };
}
