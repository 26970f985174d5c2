import type { Command } from "./commands";
import type { DialogueState } from "./state";

/** What the shop's data teach about language. */
export interface Words {
  /** Words that compare, in lower case without accents: `stiller`, `langere accuduur`. */
  comparatives: readonly string[];
  /** The message is already without what somebody tells around a wish. */
  isFocused?: boolean;
}

/** Turns a message into commands. It sees the conversation's state and changes nothing. */
export interface Mind {
  understand(message: string, state: DialogueState, words: Words): Promise<Command[]>;
}
