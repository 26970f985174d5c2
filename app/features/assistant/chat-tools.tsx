import { useNavigate } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { chatDelete, chatRename } from "#contract/assistant";
import { CHAT_TITLE_LENGTH } from "#contract/limits";
import { usePaths } from "~/paths-context";
import { askAsVisitor } from "~/stores/ask-as-visitor";
import { forgetChat, keepChat } from "~/stores/chats";
import { notify } from "~/stores/toasts";
import { Button } from "~/ui/button";
import { DELETE, chatFields as fields, RENAME } from "./chat-fields";
import { linkOfChat, neighbourOfChat } from "./chat-focus";
import { type ChatPlace, chatPath } from "./chat-path";
import styles from "./chat-tools.module.css";

interface ChatToolsProps {
  place: ChatPlace;
  chatId: string;
  title: string;
  onRenamed: (title: string) => void;
}

/** Another name for the open conversation, and deleting it: plain forms, each behind a disclosure that asks first. */
export function ChatTools({ place, chatId, title, onRenamed }: ChatToolsProps) {
  const intl = useIntl();
  const paths = usePaths();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const action = chatPath(paths, place, chatId);

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = String(new FormData(form).get(fields.title) ?? "").trim();
    if (busy || wanted === "") return;
    setBusy(true);
    const answer = await askAsVisitor(chatRename, { body: { chat_id: chatId, title: wanted } });
    setBusy(false);
    if (!answer.ok) return notify({ message: "assistant.rename.failed", status: "error" });
    const tool = form.closest("details");
    tool?.removeAttribute("open");
    (linkOfChat(chatId) ?? tool?.querySelector("summary"))?.focus();
    const stored = answer.value.title || wanted;
    onRenamed(stored);
    await keepChat({ id: chatId, title: stored, at: new Date().toISOString() });
  }
  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const answer = await askAsVisitor(chatDelete, { body: { chat_id: chatId } });
    setBusy(false);
    // What is not there any more is deleted.
    if (!answer.ok && answer.status !== 404) return notify({ message: "assistant.delete.failed", status: "error" });
    neighbourOfChat(chatId)?.focus();
    await forgetChat(chatId);
    notify({ message: "assistant.deleted", status: "success" });
    navigate(chatPath(paths, place), { replace: true });
  }
  return (
    <div className={styles.tools}>
      <details className={styles.tool}>
        <summary className={styles.summary}>{intl.formatMessage({ id: "assistant.rename" })}</summary>
        <form method="post" action={action} className={styles.form} onSubmit={(event) => void rename(event)}>
          <input type="hidden" name={fields.act} value={RENAME} />
          <label className={styles.label}>
            {intl.formatMessage({ id: "assistant.rename.label" })}
            <input
              key={title}
              className={styles.input}
              name={fields.title}
              defaultValue={title}
              maxLength={CHAT_TITLE_LENGTH}
              autoComplete="off"
              required
            />
          </label>
          <Button type="submit" size="small">
            {intl.formatMessage({ id: "assistant.rename.do" })}
          </Button>
        </form>
      </details>
      <details className={styles.tool}>
        <summary className={styles.summary}>{intl.formatMessage({ id: "assistant.delete" })}</summary>
        <form method="post" action={action} className={styles.form} onSubmit={(event) => void remove(event)}>
          <input type="hidden" name={fields.act} value={DELETE} />
          <p>{intl.formatMessage({ id: "assistant.delete.sure" })}</p>
          <Button type="submit" size="small">
            {intl.formatMessage({ id: "assistant.delete.do" })}
          </Button>
        </form>
      </details>
    </div>
  );
}
