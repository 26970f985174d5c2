import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { AskForm } from "./ask-form";
import type { AskProblem } from "./ask-problem";
import { type Asking, AskingProvider } from "./asking";
import { ANSWER_ANCHOR } from "./chat-fields";
import type { ChatView } from "./chat-view";
import type { Conversation, ConversationState, Question } from "./conversation";
import styles from "./conversation-view.module.css";
import { MessageLog } from "./message-log";
import { TranscriptProvider, transcriptOf } from "./transcript";

interface ConversationViewProps {
  state: ConversationState;
  conversation: Conversation;
  view: ChatView;
  /** A question that is in the field already. */
  question?: string;
  /** Where its forms are posted without JavaScript. */
  action: string;
  messageId: string;
  /** A question that was posted and not answered. */
  posted?: { problem: AskProblem; text: string; chatId: string } | undefined;
  /** Shown until something was asked. */
  opening: ReactNode;
}

/** A conversation and the field to go on with it. The focus stays in the field. */
export function ConversationView(props: ConversationViewProps) {
  const { state, conversation, view, action, messageId, posted, opening, question = "" } = props;
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const { messages, turn, unanswered } = state;
  const { product } = view;
  const isEmpty = messages.every(({ role }) => role === "assistant") && !turn && unanswered.length === 0;
  const asking: Asking = {
    action,
    messageId,
    chatId: state.chatId || (posted?.chatId ?? ""),
    view,
    busy: turn !== null && !turn.problem,
    ask: (asked: Question) => {
      const about = isEmpty && product ? ({ type: "product", product } as const) : {};
      void conversation.ask({ ...asked, ...about });
    },
  };
  const transcript = useMemo(() => {
    const user = intl.formatMessage({ id: "assistant.by.user" });
    return transcriptOf(messages, { user, assistant: intl.formatMessage({ id: "assistant.by.assistant" }) });
  }, [messages, intl]);
  useLatestInView(state.chatId, messages.length + unanswered.length + (turn ? 1 : 0));

  function retry(id: string) {
    field.current?.focus();
    void conversation.retry(id);
  }
  function edit(id: string) {
    const { current } = field;
    if (!current) return;
    current.value = [conversation.takeBack(id), current.value].filter(Boolean).join("\n");
    current.dispatchEvent(new Event("input", { bubbles: true }));
    current.focus();
  }
  function dismiss(id: string) {
    conversation.takeBack(id);
    field.current?.focus();
  }
  return (
    <AskingProvider value={asking}>
      <TranscriptProvider value={transcript}>
        <div className={styles.conversation} data-empty={isEmpty || undefined}>
          {isEmpty && opening}
          <MessageLog state={state} onRetry={retry} onEdit={edit} onDismiss={dismiss} />
          <AskForm
            key={posted?.problem}
            field={field}
            text={posted?.text ?? question}
            problem={posted?.problem}
            product={product}
          />
        </div>
      </TranscriptProvider>
    </AskingProvider>
  );
}

/**
 * Scrolls to the newest question when it is asked, again when its answer is there, so that both are in view, and when
 * another conversation is opened.
 */
function useLatestInView(chatId: string, count: number): void {
  const shown = useRef({ chatId: "", count: 0 });
  useEffect(() => {
    const before = shown.current;
    shown.current = { chatId, count };
    if (chatId === before.chatId && count <= before.count) return;
    document.getElementById(ANSWER_ANCHOR)?.scrollIntoView({ block: "start" });
  }, [chatId, count]);
}
