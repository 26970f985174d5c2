import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useChats } from "~/stores/chats";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { chatLinkId, NEW_CHAT_LINK } from "./chat-focus";
import styles from "./chat-list.module.css";
import { type ChatPlace, chatPath } from "./chat-path";

interface ChatListProps {
  place: ChatPlace;
  /** Empty for a new one. */
  chatId: string;
}

/** CH-04: the conversations of this browser, or of the account. Only the browser knows them. */
export function ChatList({ place, chatId }: ChatListProps) {
  const intl = useIntl();
  const paths = usePaths();
  const chats = useChats();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: "assistant.chats" })}>
      <ButtonLink id={NEW_CHAT_LINK} href={chatPath(paths, place)} size="small" className={styles.fresh}>
        <Icon name="plus" />
        {intl.formatMessage({ id: "assistant.new" })}
      </ButtonLink>
      {chats.length > 0 && (
        <ul className={styles.list}>
          {chats.map(({ id, title }) => (
            <li key={id}>
              <a
                id={chatLinkId(id)}
                className={styles.chat}
                href={chatPath(paths, place, id)}
                aria-current={id === chatId ? "page" : undefined}
              >
                {title || intl.formatMessage({ id: "assistant.untitled" })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
