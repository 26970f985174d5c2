import { HTTPException } from "hono/http-exception";
import type { AskRequest, ChatTurn, GreetingRequest } from "#contract/assistant";
import { CHAT_MESSAGES } from "#contract/limits";
import { readBlock } from "../content/blocks";
import { codedFailure, failure, notYet } from "../http/failure";
import type { Kit } from "../kit";
import { NotReadyError } from "../search/live-index";
import { routeNamesWith } from "../site/rules";
import { routeNamesBlockSchema } from "../site/schema";
import type { Around, Finder } from "./body/around";
import { greet } from "./body/greeting";
import { say } from "./body/texts";
import { type Answer, messageOf, NEW_TITLE, noSuchChat } from "./chats";
import type { Knowledge } from "./knowledge/knowledge";
import { createMinds } from "./minds";
import { withoutPrivateWords } from "./private-words";
import { type ChatRow, readAnswer, readChat, storeTurn } from "./records";
import type { RemoteMind } from "./remote/remote-mind";
import { type DialogueState, readState } from "./state";
import { createTurns } from "./turns";

export interface Asked extends Omit<AskRequest, "chat_id" | "lang"> {
  /** Subject of a signed-in visitor. */
  sub: string | undefined;
}
interface Place {
  chat: ChatRow;
  /** The visitor's id of this question. */
  askId: string;
}

export interface Assistant {
  greet(about: GreetingRequest): Promise<Answer & { state: DialogueState }>;
  /** Answers a question once; the same question again gets the stored answer. */
  ask(asked: Asked, place: Place, signal: AbortSignal): Promise<ChatTurn>;
}

export interface Parts {
  finder: Finder;
  knowledge: Knowledge;
  /** A language model that understands messages in the place of the shop's own rules. */
  model?: RemoteMind | undefined;
}

const TITLE_LENGTH = 60;
const RETRY_SECONDS = 10;
const NOT_READY = "De zoekmachine is nog niet klaar. Probeer het zo nog eens; je vraag blijft staan.";
const FAILED = "Het lukt nu even niet om te antwoorden. Probeer het zo nog eens; je vraag blijft staan.";

export function createAssistant(kit: Kit, { finder, knowledge, model }: Parts): Assistant {
  const inTurn = createTurns<ChatTurn>();
  const think = createMinds(model);

  async function around(more: Pick<Around, "view" | "sub" | "turn" | "message">): Promise<Around> {
    const { segments } = routeNamesWith(await readBlock(kit, "route-names", routeNamesBlockSchema));
    return { kit, finder, knowledge, segments, ...more };
  }

  async function answerTo(asked: Asked, { chat, askId }: Place, signal: AbortSignal): Promise<ChatTurn> {
    if ((chat.turns + 1) * 2 > CHAT_MESSAGES)
      throw codedFailure(409, "full", "Dit gesprek is vol. Begin een nieuw gesprek.");
    const started = performance.now();
    const { text: message, left } = withoutPrivateWords(asked.message);
    const before = inProduct(readState(chat.state), asked);
    const view = { adult: asked.adult, marketplace: asked.marketplace };
    const all = await around({ view, sub: asked.sub, turn: chat.turns, message });
    const { said, commands, engine, prose, isModelAway } = await think(asked, before, all, signal);
    signal.throwIfAborted();
    const isNews = left && !before.toldPrivate;
    const state = { ...said.state, toldPrivate: before.toldPrivate || left };
    const notices = [...(isNews ? [say("private")] : []), ...(isModelAway ? [say("remoteAway")] : [])];
    const answer: Answer = {
      text: [...notices, ...(prose ? [prose] : []), ...said.text].join("\n"),
      blocks: [...notices.map((text) => ({ type: "notice" as const, text, tone: "info" as const })), ...said.blocks],
      engine,
    };
    kit.log.info("assistant answered", {
      commands: commands.map((command) => command.do),
      missed: said.isMiss === true,
      blocks: answer.blocks.map(({ type }) => type),
      ms: Math.round(performance.now() - started),
    });
    return store({ chat, askId }, message, answer, state);
  }

  async function store({ chat, askId }: Place, message: string, answer: Answer, state: DialogueState) {
    const at = kit.now();
    const title = chat.title === NEW_TITLE ? [...message].slice(0, TITLE_LENGTH).join("") : chat.title;
    const common = { chatId: chat.id, askId, at };
    const question = { ...common, role: "user" as const, text: message, blocks: [], engine: answer.engine };
    const said = { ...common, role: "assistant" as const, ...answer };
    const messages = [question, said];
    const isStored = await kit.db.transaction((session) => storeTurn(session, { chat, title, state, at, messages }));
    if (isStored) return { chat_id: chat.id, message: messageOf(said) };
    const stored = await readAnswer(kit.db, chat.id, askId);
    if (stored) return { chat_id: chat.id, message: messageOf(stored) };
    if (!(await readChat(kit.db, chat.id))) throw noSuchChat();
    throw failure(409, "In dit gesprek is intussen een andere vraag gesteld.");
  }

  /** Nothing is stored of a question that could not be answered: it can be asked again under the same id. */
  async function orLater<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      if (error instanceof NotReadyError) throw notYet(NOT_READY, RETRY_SECONDS);
      // Whoever asked has left.
      if (signal?.aborted) throw codedFailure(503, "unavailable", FAILED);
      kit.log.error("assistant failed", {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      throw codedFailure(503, "unavailable", FAILED);
    }
  }

  return {
    async greet(about) {
      const { text, blocks, state } = await orLater(
        around({ view: {}, sub: undefined, turn: 0, message: "" }).then((all) => greet(about, all)),
      );
      return { text: text.join("\n"), blocks, engine: "embedded", state };
    },
    async ask(asked, place, signal) {
      const stored = await orLater(readAnswer(kit.db, place.chat.id, place.askId));
      if (stored) return { chat_id: place.chat.id, message: messageOf(stored) };
      return inTurn(place.chat.id, place.askId, signal, (stop) => orLater(answerTo(asked, place, stop), stop));
    },
  };
}

/** The product on whose page the question was asked is what it is about. */
const inProduct = (state: DialogueState, { type, product_id: id }: Asked): DialogueState =>
  type === "product" && id ? { ...state, focus: id } : state;
