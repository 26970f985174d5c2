import type { Command } from "./commands";
import type { DialogueState } from "./state";

/** Turns a message into commands. It sees the conversation's state and changes nothing. */
export interface Mind {
  understand(message: string, state: DialogueState, signal: AbortSignal): Promise<Command[]>;
}
