import { useLocation } from "@remix-run/react";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useCanBuy } from "~/flags/can-buy";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { keepChat } from "~/stores/chats";
import { AboutAssistant } from "./about-assistant";
import styles from "./assistant-popup.module.css";
import { chatPath } from "./chat-path";
import { ConversationView } from "./conversation-view";
import { newMessageId } from "./message-id";
import { titleFrom } from "./message-parts";
import { Opening } from "./opening";
import { panelConversation } from "./panel-conversation";
import { useConversation } from "./use-conversation";
import { viewOfPage } from "./view-of-page";

const nothing = { chatId: "", title: "", messages: [], products: {}, turn: null, unanswered: [] };

/** The assistant over any page, which knows the product or the search in view. */
export function AssistantPopup() {
  const intl = useIntl();
  // The hash of an address opens it on any shop.
  return useFlag("Chat") ? <Panel /> : <p>{intl.formatMessage({ id: "assistant.off" })}</p>;
}

function Panel() {
  const intl = useIntl();
  const paths = usePaths();
  const canBuy = useCanBuy();
  const { pathname, search } = useLocation();
  const view = useMemo(() => viewOfPage(paths, pathname, search), [paths, pathname, search]);
  const [messageId] = useState(newMessageId);
  const { conversation, ...state } = useConversation({
    start: nothing,
    inView: () => view,
    answered: ({ chatId, title, messages }) => {
      const first = messages.find(({ role }) => role === "user")?.text ?? "";
      void keepChat({ id: chatId, title: title || titleFrom(first), at: new Date().toISOString() });
    },
    holder: panelConversation,
  });
  return (
    <div className={styles.panel}>
      <AboutAssistant />
      <ConversationView
        state={state}
        conversation={conversation}
        view={view}
        action={chatPath(paths, "chat", state.chatId)}
        messageId={messageId}
        opening={<Opening kinds={[]} canBuy={canBuy} view={view} />}
      />
      {state.chatId && (
        <p className={styles.page}>
          <a href={chatPath(paths, "chat", state.chatId)}>{intl.formatMessage({ id: "assistant.panel.page" })}</a>
        </p>
      )}
    </div>
  );
}
