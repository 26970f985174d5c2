import { useIntl } from "react-intl";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import { isOver } from "./ask-problem";
import { useAsking } from "./asking";
import { ANSWER_ANCHOR } from "./chat-fields";
import type { ConversationState, Turn } from "./conversation";
import { MessageView, UserWords } from "./message-view";
import styles from "./messages.module.css";

interface MessageLogProps {
  state: Pick<ConversationState, "messages" | "products" | "turn" | "unanswered">;
  onRetry: (messageId: string) => void;
  onEdit: (messageId: string) => void;
  onDismiss: (messageId: string) => void;
}

/**
 * What was said. A log announces what is added to it, so an answer is added once, when it is complete; that one is being
 * looked for is said outside it. A question that failed stays below, until something is done with it.
 */
export function MessageLog({ state: { messages, products, turn, unanswered }, ...on }: MessageLogProps) {
  const intl = useIntl();
  // The page itself says what the greeting says.
  const shown = messages.filter(({ role }, index) => index > 0 || role === "user");
  const last = turn ? -1 : shown.findLastIndex(({ role }) => role === "user");
  return (
    <>
      <div role="log" className={styles.log} aria-label={intl.formatMessage({ id: "assistant.log" })}>
        <ol className={styles.list}>
          {shown.map((message, index) => (
            <li key={message.id} className={styles.turn} id={index === last ? ANSWER_ANCHOR : undefined}>
              <MessageView message={message} products={products} />
            </li>
          ))}
          {[...unanswered, ...(turn ? [turn] : [])].map((one) => (
            <li key={one.messageId} className={styles.turn} id={one === turn ? ANSWER_ANCHOR : undefined}>
              <UserWords text={one.text} />
              {one.problem && <Failed turn={one} {...on} />}
            </li>
          ))}
        </ol>
      </div>
      <p role="status" className={styles.busy}>
        {turn && !turn.problem && intl.formatMessage({ id: "assistant.busy" })}
      </p>
    </>
  );
}

function Failed({ turn, onRetry, onEdit, onDismiss }: { turn: Turn } & Omit<MessageLogProps, "state">) {
  const intl = useIntl();
  const { busy } = useAsking();
  const { messageId, problem = "failed" } = turn;
  return (
    <div className={styles.failed}>
      <p>
        <Icon name="warning" />
        {intl.formatMessage({ id: `assistant.problem.${problem}` })}
      </p>
      <Button size="small" aria-disabled={busy || undefined} onClick={() => onRetry(messageId)}>
        {intl.formatMessage({ id: isOver(problem) ? "assistant.again" : "assistant.retry" })}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onEdit(messageId)}>
        {intl.formatMessage({ id: "assistant.edit" })}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onDismiss(messageId)}>
        {intl.formatMessage({ id: "assistant.dismiss" })}
      </Button>
    </div>
  );
}
