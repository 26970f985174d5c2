import type { ChatBlock } from "#contract/assistant";
import type { RouteName } from "#contract/route-names";
import type { Facets, SearchRequest } from "#contract/search";
import type { Wish, WishRequest } from "#contract/wish";
import type { Kit } from "../../kit";
import type { Knowledge } from "../knowledge/knowledge";
import type { DialogueState } from "../state";
import type { View } from "./request";

/** What the body uses of the search. */
export interface Finder {
  readWish(q: string, context?: Omit<WishRequest, "q">): Promise<Wish | null>;
  /** What a long message says of the one thing that it asks for; undefined where that is nothing, or the message is short. */
  focus(message: string): Promise<string | undefined>;
  comparatives(): Promise<readonly string[]>;
  /** `relaxed`: the words that the search kept, when all of them found nothing; `mended`: those it searched for instead. */
  ids(request: SearchRequest): Promise<{ ids: string[]; total: number; relaxed?: string; mended?: string }>;
  facets(request: SearchRequest): Promise<Facets>;
}

/** What one answer is made with; all of it is only read. */
export interface Around {
  kit: Pick<Kit, "db" | "log" | "now">;
  finder: Finder;
  knowledge: Knowledge;
  segments: Record<RouteName, string>;
  view: View;
  /** Subject of a signed-in visitor. */
  sub: string | undefined;
  /** Number of this question in the conversation. */
  turn: number;
  /** The visitor's words. */
  message: string;
}

/** What one command came to. */
export interface Said {
  text: string[];
  blocks: ChatBlock[];
  state: DialogueState;
  /** The command could not be answered. */
  isMiss?: boolean;
  /** It was understood all the same, and the text says why: what is not sold is not to be asked in other words. */
  isUnderstood?: boolean;
}
