import { createContext, useContext } from "react";
import type { ChatMessage } from "#contract/assistant";

/** Mail programs cut longer addresses off. */
const LENGTH = 1_600;

/** The end of a conversation as plain words, as much as a mail can be begun with. */
export function transcriptOf(
  messages: readonly Pick<ChatMessage, "role" | "text">[],
  names: Readonly<Record<ChatMessage["role"], string>>,
): string {
  const lines: string[] = [];
  let length = 0;
  for (const { role, text } of [...messages].reverse()) {
    const line = `${names[role]}: ${text}`;
    length += line.length;
    if (length > LENGTH) break;
    lines.unshift(line);
  }
  return lines.join("\n\n");
}

const TranscriptContext = createContext("");
export const TranscriptProvider = TranscriptContext.Provider;
export const useTranscript = (): string => useContext(TranscriptContext);
