import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { fromTexts, isOfAnotherCase } from "./sections";
import { covered } from "./stray";

/** Speaks of the visitor or of the shop, or asks: a wish seldom does so without naming what is sought. */
const SPEAKS =
  /\b(?:ik|we|wij|mij|mijn|m'n|mn|ons|onze|jullie|u|uw|iemand|winkels?|webshops?|webwinkels?|verkopers?)\b|\?$|^(?:en )?(?:hoe|hoeveel|wat|wie|waar\w*|wanneer|waarom|welke?|kan|kun|mag|moet|is|zijn|geldt|krijg|zit|komt|wordt|blijft)\b/;
const FOR_GOODS = /\b(?:op zoek|zoek(?:en)?|raad\w* .{0,20}aan|aanrad\w*|cadeau\w*|kado\w*)\b/;
/** Guides answer how and what, not whether the shop does something. */
const ADVICE = /^(?:en )?(?:hoe|wat|welke?|waar\w*)\b/;
const LEAST_NAMED = 0.5;

/** Whether most of what is said names a kind or a brand, or a kind is in view already. */
function namesGoods(text: string, { parts }: Pick<Wish, "parts">, { kinds, q }: DialogueState): boolean {
  const goods = parts.filter(({ kind }) => kind === "kind" || kind === "brand");
  return kinds.length > 0 || q !== "" || covered(fold(text), { parts: goods }) >= LEAST_NAMED;
}

/**
 * What the texts say to a sentence that speaks to the shop and names no goods, however it is worded: `verdienen jullie
 * aan mij`. Undefined where it is a wish, or they do not say.
 */
export async function asService(
  text: string,
  read: Pick<Wish, "parts">,
  state: DialogueState,
  around: Around,
): Promise<Said | undefined> {
  const folded = fold(text).trim();
  if (isOfAnotherCase(text, state)) return fromTexts(text, state, around, "help");
  if (!SPEAKS.test(folded) || FOR_GOODS.test(folded) || namesGoods(text, read, state)) return undefined;
  return (
    (await fromTexts(text, state, around, "help")) ?? (ADVICE.test(folded) ? fromTexts(text, state, around) : undefined)
  );
}

/** What the help says to a message with which nothing could be done otherwise. */
export async function insteadOfNothing(said: Said, before: DialogueState, around: Around): Promise<Said> {
  if (!said.isMiss || before.kinds.length > 0) return said;
  return (await fromTexts(around.message, before, around, "help")) ?? said;
}
