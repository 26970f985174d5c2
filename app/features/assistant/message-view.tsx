import { memo } from "react";
import { useIntl } from "react-intl";
import type { ChatMessage } from "#contract/assistant";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Block } from "./block";
import type { ChatProducts } from "./chat-products";
import { linesOf } from "./message-parts";
import styles from "./messages.module.css";

interface MessageViewProps {
  message: Pick<ChatMessage, "role" | "text" | "blocks">;
  products: ChatProducts;
}

/** One message: who said it, its words and its blocks. */
export const MessageView = memo(function MessageView({ message, products }: MessageViewProps) {
  const intl = useIntl();
  const { role, blocks } = message;
  if (role === "user") return <UserWords text={message.text} />;
  return (
    <div className={styles.answer}>
      <VisuallyHidden>{`${intl.formatMessage({ id: "assistant.by.assistant" })}: `}</VisuallyHidden>
      {linesOf(message).map((line) => (
        <p key={line} className={styles.words}>
          {line}
        </p>
      ))}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a message never change
        <Block key={index} block={block} products={products} />
      ))}
    </div>
  );
});

/** What the visitor said. */
export function UserWords({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <p className={styles.said}>
      <VisuallyHidden>{`${intl.formatMessage({ id: "assistant.by.user" })}: `}</VisuallyHidden>
      {text}
    </p>
  );
}
