import { createStore, type StoreApi } from "zustand/vanilla";
import type { AskType, ChatMessage, ChatTurn } from "#contract/assistant";
import { CHAT_MESSAGE_LENGTH } from "#contract/limits";
import type { Result } from "~/api/result";
import { type AskProblem, isOver, problemOf } from "./ask-problem";
import { type ChatProducts, productIdsOf } from "./chat-products";
import type { KeptQuestions } from "./kept-questions";
import { lengthOf, questionFrom } from "./message-parts";

/** What a visitor sends. */
export interface Question {
  text: string;
  type: AskType;
  /** The product that it is about, for `product`. */
  product?: string | undefined;
}
/** A question without an answer yet; sending it again is the same message. */
export interface Turn extends Question {
  messageId: string;
  problem?: AskProblem | undefined;
}
export interface ConversationState {
  /** Empty until it has begun. */
  chatId: string;
  title: string;
  messages: readonly ChatMessage[];
  products: ChatProducts;
  /** The question that is being asked, or that failed. */
  turn: Turn | null;
  /** Questions that failed before it; they stay until they are asked again or taken back. */
  unanswered: readonly Turn[];
}

type History = { chat_id: string; title: string; messages: ChatMessage[] };

/** How a conversation reaches the assistant. */
export interface ConversationPorts {
  begin: () => Promise<Result<ChatTurn>>;
  ask: (chatId: string, turn: Turn) => Promise<Result<ChatTurn>>;
  history: (chatId: string) => Promise<Result<History>>;
  products: (ids: readonly string[]) => Promise<ChatProducts>;
  newId: () => string;
  /** What this tab still knows of questions without an answer, by the conversation's page. */
  kept: (page: string) => KeptQuestions;
  keep: (page: string, questions: KeptQuestions) => void;
  /** Called after each answer. */
  answered: (state: ConversationState) => void;
}
export interface Conversation {
  store: StoreApi<ConversationState>;
  /** Ignored while another question is being asked. */
  ask: (question: Question) => Promise<void>;
  /** Sends a question that failed once more, by default the last, in a new conversation when this one is over. */
  retry: (messageId?: string) => Promise<void>;
  /** Takes a question that failed back, by default the last; returns its text. */
  takeBack: (messageId?: string) => string;
  /** Adds the questions that failed before the page was loaded again. */
  restore: () => void;
  /** Reads what was said elsewhere, in another tab or device. */
  refresh: () => Promise<void>;
  /** Shows another conversation. */
  show: (state: ConversationState) => void;
}

/** One conversation in the browser: its messages, and the one question that waits for an answer. */
export function createConversation(start: ConversationState, ports: ConversationPorts): Conversation {
  const store = createStore<ConversationState>(() => start);
  const isAsking = () => Boolean(store.getState().turn && !store.getState().turn?.problem);
  let opened = start.chatId;
  let page = opened;
  /** Whose page it is shown on: a conversation that begins here has one of its own from its first answer. */
  function pageOf({ chatId, messages }: ConversationState): string {
    return chatId === opened || messages.some(({ role }) => role === "user") ? chatId : "";
  }
  store.subscribe((state) => {
    const { chatId } = state;
    const before = page;
    page = pageOf(state);
    if (page !== before) ports.keep(before, { chatId: "", turns: [] });
    ports.keep(page, { chatId, turns: waiting(state) });
  });

  /** The state with what this tab knows of its page. */
  function withKept(state: ConversationState): ConversationState {
    const { chatId, turns } = ports.kept(pageOf(state));
    const shown = new Set([...waiting(state).map(idOf), ...state.messages.map(({ id }) => id)]);
    const unanswered = [...state.unanswered, ...turns.filter((turn) => !shown.has(turn.messageId))];
    return { ...state, unanswered, chatId: state.chatId || (unanswered.length > 0 ? chatId : "") };
  }

  async function send(turn: Turn): Promise<void> {
    const { turn: failed, unanswered } = store.getState();
    const others = [...unanswered, ...(failed ? [failed] : [])].filter((one) => one.messageId !== turn.messageId);
    store.setState({ turn: { ...turn, problem: undefined }, unanswered: others });
    const mine = () => store.getState().turn?.messageId === turn.messageId;
    const chatId = store.getState().chatId || (await begin(mine));
    if (!chatId || !mine()) return;
    const answer = await ports.ask(chatId, turn);
    if (!mine()) return;
    if (!answer.ok) return fail(turn, problemOf(answer));
    const products = await missing([answer.value.message]);
    if (!mine()) return;
    const { messages } = store.getState();
    const said: ChatMessage = {
      id: turn.messageId,
      role: "user",
      text: turn.text,
      blocks: [],
      at: answer.value.message.at,
      engine: answer.value.message.engine,
    };
    store.setState({
      messages: [...messages, said, answer.value.message],
      products: { ...store.getState().products, ...products },
      turn: null,
    });
    // The assistant names a conversation by its first question, without what is too personal to keep.
    if (!store.getState().title) await refresh();
    if (store.getState().chatId === chatId) ports.answered(store.getState());
  }

  /** Resolves to the id of the new conversation; empty when it could not begin. */
  async function begin(isWanted: () => boolean): Promise<string> {
    const begun = await ports.begin();
    if (!isWanted()) return "";
    const { turn } = store.getState();
    if (!begun.ok) {
      if (turn) fail(turn, problemOf(begun));
      return "";
    }
    store.setState({ chatId: begun.value.chat_id, messages: [begun.value.message] });
    return begun.value.chat_id;
  }

  function fail(turn: Turn, problem: AskProblem): void {
    store.setState({ turn: { ...turn, problem } });
  }

  async function missing(messages: readonly ChatMessage[]): Promise<ChatProducts> {
    const { products } = store.getState();
    const ids = productIdsOf(messages).filter((id) => products[id] === undefined);
    return ids.length > 0 ? ports.products(ids) : {};
  }

  async function refresh(): Promise<void> {
    const { chatId, messages } = store.getState();
    if (!chatId || isAsking()) return;
    const found = await ports.history(chatId);
    const now = store.getState();
    // Nothing is taken away from what is on the screen while it is being used.
    if (!found.ok || now.chatId !== chatId || now.messages !== messages || isAsking()) return;
    const products = await missing(found.value.messages);
    if (store.getState().messages !== messages) return;
    const { turn, unanswered } = store.getState();
    // An answer may have been stored that did not arrive here.
    const answered = new Set(found.value.messages.map(({ id }) => id));
    store.setState({
      title: found.value.title,
      products: { ...now.products, ...products },
      turn: turn && !answered.has(turn.messageId) ? turn : null,
      unanswered: unanswered.filter(({ messageId }) => !answered.has(messageId)),
      ...(sameMessages(messages, found.value.messages) ? {} : { messages: found.value.messages }),
    });
  }

  function failedTurn(messageId?: string): Turn | undefined {
    const failed = waiting(store.getState()).filter(({ problem }) => problem);
    return messageId ? failed.find((turn) => turn.messageId === messageId) : failed.at(-1);
  }

  return {
    store,
    refresh,
    async ask(question) {
      const text = questionFrom(question.text);
      if (isAsking() || text === "" || lengthOf(text) > CHAT_MESSAGE_LENGTH) return;
      await send({ ...question, text, messageId: ports.newId() });
    },
    async retry(messageId) {
      const turn = isAsking() ? undefined : failedTurn(messageId);
      if (!turn) return;
      if (isOver(turn.problem)) store.setState({ chatId: "", title: "", messages: [] });
      await send(turn);
    },
    takeBack(messageId) {
      const taken = failedTurn(messageId);
      if (!taken) return "";
      const { turn, unanswered } = store.getState();
      store.setState({ turn: turn === taken ? null : turn, unanswered: unanswered.filter((one) => one !== taken) });
      return taken.text;
    },
    restore() {
      const state = store.getState();
      const restored = withKept(state);
      if (restored.unanswered.length > state.unanswered.length) store.setState(restored);
    },
    show(state) {
      // What is kept of the page that was shown stays.
      opened = state.chatId;
      page = opened;
      store.setState(withKept(state), true);
    },
  };
}

const idOf = ({ messageId }: Turn): string => messageId;
const waiting = ({ unanswered, turn }: ConversationState): readonly Turn[] => [...unanswered, ...(turn ? [turn] : [])];

/** Drawn again only when something was added: the same words need not be announced twice. */
function sameMessages(shown: readonly ChatMessage[], kept: readonly ChatMessage[]): boolean {
  return shown.length === kept.length && shown.at(-1)?.text === kept.at(-1)?.text;
}
