import { createContext, type FormEvent, type ReactNode, useContext } from "react";
import type { AskType } from "#contract/assistant";
import { chatFields as fields } from "./chat-fields";
import type { ChatView } from "./chat-view";
import type { Question } from "./conversation";

/** What every form of a conversation needs: where it is posted without JavaScript, and who sends it with. */
export interface Asking {
  /** The page of the conversation. */
  action: string;
  messageId: string;
  chatId: string;
  view: ChatView;
  busy: boolean;
  ask: (question: Question) => void;
}

const AskingContext = createContext<Asking | undefined>(undefined);
export const AskingProvider = AskingContext.Provider;

export function useAsking(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error("useAsking needs an AskingProvider above it");
  return asking;
}

/** Hidden fields that make a posted message part of its conversation. */
export function AskFields({ kind }: { kind: AskType }) {
  const { messageId, chatId, view } = useAsking();
  const { product, term, category } = view;
  const hidden = [
    [fields.id, messageId],
    [fields.chat, chatId],
    [fields.kind, kind],
    [fields.product, product],
    [fields.term, term],
    [fields.category, category],
  ] as const;
  return hidden.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}

/** A form of buttons, each of which sends its own message. */
export function ChoiceForm({ children }: { children: ReactNode }) {
  const { action, ask } = useAsking();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) ask({ text: submitter.value, type: "choice" });
  }
  return (
    <form method="post" action={action} onSubmit={send}>
      <AskFields kind="choice" />
      {children}
    </form>
  );
}
