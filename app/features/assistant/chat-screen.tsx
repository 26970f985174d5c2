import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { keepChat } from "~/stores/chats";
import { useSession } from "~/stores/session/session";
import { Container } from "~/ui/container";
import { AboutAssistant } from "./about-assistant";
// Types only: what answers forms and loads stays on the server.
import type { FormProblem } from "./answer-form.server";
import { AnswerProduct } from "./answer-product";
import { isOver } from "./ask-problem";
import { ANSWER_ANCHOR } from "./chat-fields";
import { ChatList } from "./chat-list";
import { chatPath } from "./chat-path";
import styles from "./chat-screen.module.css";
import { ChatTools } from "./chat-tools";
import type { Conversation, ConversationState } from "./conversation";
import { ConversationView } from "./conversation-view";
import type { ChatData } from "./load-chat";
import { LostChat, SoughtChat } from "./lost-chat";
import { titleFrom } from "./message-parts";
import { Opening } from "./opening";
import { useConversation } from "./use-conversation";

interface ChatScreenProps {
  data: ChatData;
  messageId: string;
  /** What a posted form was answered with. */
  problem: FormProblem | undefined;
}

const startOf = ({ chatId, title, messages, products }: ChatData): ConversationState => ({
  chatId,
  title,
  messages,
  products,
  turn: null,
  unanswered: [],
});

/** RT-16: the page of the assistant. */
export function ChatScreen({ data, messageId, problem }: ChatScreenProps) {
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const { place, view } = data;
  const { conversation, ...state } = useConversation({
    start: startOf(data),
    inView: () => view,
    answered: ({ chatId, title, messages }) => {
      const first = messages.find(({ role }) => role === "user")?.text ?? "";
      void keepChat({ id: chatId, title: title || titleFrom(first), at: new Date().toISOString() });
      if (chatId === data.chatId) return;
      navigate(`${chatPath(paths, place, chatId)}#${ANSWER_ANCHOR}`, { preventScrollReset: true });
    },
  });
  useEffect(() => {
    const { chatId, messages } = conversation.store.getState();
    // The page of a conversation that began here knows no more than what is on the screen.
    const isShown = chatId === data.chatId && messages.length >= data.messages.length;
    if (!isShown) conversation.show(startOf(data));
  }, [conversation, data]);
  const { status } = useSession();
  const isSought = useOwnChat(data, conversation);
  const lost = state.messages.length === 0 && (data.state === "gone" || data.state === "unreachable");
  // A posted question that this conversation cannot take any more goes to a new one.
  const over = isOver(problem?.problem);
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.beside}>
          <ChatList place={place} chatId={state.chatId} />
        </div>
        <div className={styles.main}>
          <header className={styles.head}>
            <h1 className={styles.title}>{state.title || intl.formatMessage({ id: "assistant.title" })}</h1>
            <AboutAssistant />
          </header>
          {lost && isSought && <SoughtChat />}
          {lost && !isSought && <LostChat state={data.state} href={chatPath(paths, place, data.chatId)} />}
          {(!lost || problem || state.unanswered.length > 0) && (
            <>
              {data.product && (
                <section aria-label={intl.formatMessage({ id: "assistant.inView" })} className={styles.view}>
                  <p>{intl.formatMessage({ id: "assistant.inView" })}</p>
                  <AnswerProduct id={data.product.id} product={data.product} reasons={[]} />
                </section>
              )}
              <ConversationView
                state={over ? { ...state, chatId: "" } : state}
                conversation={conversation}
                view={view}
                question={data.question}
                action={chatPath(paths, place, over ? "" : state.chatId)}
                messageId={problem?.messageId ?? messageId}
                posted={over && problem ? { ...problem, chatId: "" } : problem}
                opening={lost ? null : <Opening kinds={data.kinds} canBuy={data.canBuy} view={view} />}
              />
              {state.chatId && !lost && (
                <ChatTools
                  place={place}
                  chatId={state.chatId}
                  title={state.title}
                  onRenamed={(title) => conversation.store.setState({ title })}
                />
              )}
            </>
          )}
          <p className={styles.kept}>
            {status !== "signed-in" && (
              <span className={styles.term} data-unknown={status === "unknown" || undefined}>
                {intl.formatMessage({ id: "assistant.kept" })}{" "}
              </span>
            )}
            <a href={paths.to("privacy", {})}>{intl.formatMessage({ id: "assistant.privacy" })}</a>
          </p>
        </div>
      </div>
    </Container>
  );
}

/**
 * The server does not know who is signed in: what it could not show is asked once more with the token, for each page
 * that is opened. Returns whether the answer is still to come.
 */
function useOwnChat(data: ChatData, conversation: Conversation): boolean {
  const { status } = useSession();
  const [asked, setAsked] = useState<ChatData>();
  useEffect(() => {
    if (data.state !== "gone" || status !== "signed-in") return;
    void conversation.refresh().finally(() => setAsked(data));
  }, [data, status, conversation]);
  return data.state === "gone" && (status === "unknown" || (status === "signed-in" && asked !== data));
}
