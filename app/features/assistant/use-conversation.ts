import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useFlag } from "~/flags/flags-context";
import { useRootData } from "~/root-data";
import { browserPorts } from "./browser-ports";
import type { ChatView } from "./chat-view";
import { type Conversation, type ConversationState, createConversation } from "./conversation";

interface Around {
  /** What is in view when the conversation begins. */
  inView: () => ChatView;
  answered: (state: ConversationState) => void;
}
interface Held {
  conversation: Conversation;
  /** Of the component that shows it now. */
  around: Around;
}
export interface Holder {
  current?: Held | undefined;
}
interface Options extends Around {
  start: ConversationState;
  /** Where a conversation outlives what shows it. */
  holder?: Holder;
}

/** A conversation of this page. What was said elsewhere is read when the visitor comes back to it. */
export function useConversation(options: Options): ConversationState & { conversation: Conversation } {
  const { start, inView, answered, holder = {} } = options;
  const marketplace = useFlag("Marketplace");
  const adult = useRootData()?.adult ?? false;
  const [held] = useState(() => {
    holder.current ??= hold(start, { marketplace, adult }, { inView, answered });
    return holder.current;
  });
  useEffect(() => {
    held.around = { inView, answered };
  });
  const { conversation } = held;
  const state = useStore(conversation.store);
  // Only the browser knows them, so they are added once the server's page is there.
  useEffect(() => conversation.restore(), [conversation]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void conversation.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [conversation]);
  return { ...state, conversation };
}

function hold(start: ConversationState, visitor: Parameters<typeof browserPorts>[0], around: Around): Held {
  const ports = browserPorts(
    visitor,
    () => held.around.inView(),
    (state) => held.around.answered(state),
  );
  const held: Held = { conversation: createConversation(start, ports), around };
  return held;
}
