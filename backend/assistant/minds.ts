import type { AskRequest, ChatMessage } from "#contract/assistant";
import { fold } from "../search/analysis/tokens";
import type { Around, Finder, Said } from "./body/around";
import { execute } from "./body/execute";
import type { Command } from "./commands";
import type { Mind, Words } from "./mind";
import { LEFT_OUT } from "./private-words";
import { askModel } from "./remote/ask-model";
import type { RemoteMind } from "./remote/remote-mind";
import { type DialogueState, hasWish } from "./state";
import { asksForGoodsOnly } from "./understand/goods-only";
import { smallTalk } from "./understand/small-talk";
import { embeddedMind } from "./understand/understand";

/** What a message came to, and who understood it. */
export interface Thought {
  said: Said;
  commands: readonly Command[];
  engine: ChatMessage["engine"];
  /** The model's own words, as far as they are grounded. */
  prose: string;
  /** There is a model, but it is of no use now. */
  isModelAway: boolean;
}
type Asked = Pick<AskRequest, "type" | "product_ids">;

/** What needs no finding out: it is answered at once, in fixed words. */
const FIXED: readonly Command["do"][] = ["human", "refuse", "order", "greet", "thanks", "who"];
const isFixed = (message: string): boolean => FIXED.some((one) => one === smallTalk(fold(message))?.do);

/** What was pressed on a page says what is asked. */
function pressed({ type, product_ids: ids }: Asked): Command[] | undefined {
  if (type !== "compare" || !ids) return undefined;
  return [{ do: "compare", refs: ids.map((id) => ({ is: "id" as const, id })) }];
}

/** Comparisons need something in view; without it nothing has to be read. */
const wordsFor = async ({ shown, focus }: DialogueState, { finder }: Around): Promise<Words> => ({
  comparatives: shown.length > 0 || focus !== null ? await finder.comparatives() : [],
});

/** A first message without what somebody tells around a wish: only the shop knows what is sought. Undefined: it tells nothing. */
async function askedOf(message: string, state: DialogueState, { finder }: Around): Promise<string | undefined> {
  if (hasWish(state) || state.shown.length > 0 || !asksForGoodsOnly(message)) return undefined;
  // Without the search the message is understood as it stands: what needs none is answered all the same.
  return finder.focus(message).catch(() => undefined);
}

/** Reads what is left of a message as it stands. */
const focusedFinder = (finder: Finder): Finder => ({
  ...finder,
  readWish: (q, context) => finder.readWish(q, { ...context, isFocused: true }),
});

/** Understands and executes: with the model, where there is one, and otherwise from the same state with the shop's own rules. */
export function createMinds(model: RemoteMind | undefined, embedded: Mind = embeddedMind) {
  return async (asked: Asked, state: DialogueState, around: Around, signal: AbortSignal): Promise<Thought> => {
    const own = pressed(asked);
    // A choice repeats words of the shop: there is nothing to find out either.
    const isModels = model && !own && asked.type !== "choice" && !isFixed(around.message);
    const found = isModels ? await askModel(model, state, around, signal) : undefined;
    if (found) return { ...found, engine: "remote", isModelAway: false };
    const message = around.message.replaceAll(LEFT_OUT, " ").replace(/\s+/g, " ").trim();
    const focused = own ? undefined : await askedOf(message, state, around);
    const meant =
      focused === undefined ? around : { ...around, message: focused, finder: focusedFinder(around.finder) };
    const words = { ...(await wordsFor(state, around)), isFocused: focused !== undefined };
    const commands = own ?? (await embedded.understand(focused ?? message, state, words));
    const said = await execute(commands, state, meant);
    return { said, commands, engine: "embedded", prose: "", isModelAway: Boolean(isModels) };
  };
}
