import type { ChatBlock } from "#contract/assistant";
import type { Command } from "../commands";
import type { ModelProduct, ModelView } from "./model-facts";

/** What executing commands led to. */
export interface Ran {
  blocks: readonly ChatBlock[];
}

/** One message of a visitor, and what a model may do with it. */
export interface Turn<T extends Ran> {
  /** The visitor's words, without private ones. */
  message: string;
  view: ModelView;
  /** Executes commands from the stored state; changes nothing. */
  run: (commands: readonly Command[]) => Promise<T>;
  products: (ids: string[]) => Promise<ModelProduct[]>;
  signal: AbortSignal;
}
