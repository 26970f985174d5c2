import type { DialogueState } from "../state";
import type { Around } from "./around";
import { summariesOf } from "./products";
import { MADE_FOR } from "./settled";

/** `het is een classic c1`, `ik heb de deskjet 2820e staan`: a model, which is named with a number. */
const TOLD =
  /^(?:(?:oh?|oeps|sorry|nee|wacht|ah|ach|en|dus)[ ,.!]+)*(?:(?:het|'?t|dat|die|hij|ie) is (?:toch |eigenlijk )?(?:een|de)|(?:ik|we|wij) (?:heb|hebben)(?: (?:hier|thuis|zelf|nu))* (?:een|de)|(?:mijn|onze) \p{L}+ is een) (\p{L}*[^.,;!?\d€]{0,30}\d[\p{L}\d /.-]{0,20}?)(?: (?:staan|liggen|hier|thuis))*[.! ]*$/iu;
const MEASURE = /\d ?(?:cm|mm|m|meter|inch|kg|kilo|liter|l|euro|watt|jaar|gb|tb|uur|personen|stuks)$/iu;
const FOR = / voor | for /i;

/** What is told of the thing that somebody has as what is sought for it, where what is in view is named with what it is for. */
export async function forModelTold(
  around: Around,
  text: string,
  { shown, parts }: Pick<DialogueState, "shown" | "parts">,
): Promise<string> {
  const [, model = ""] = TOLD.exec(text.trim()) ?? [];
  // Where products tell what they are for, that is a wish of its own, which a number alone corrects.
  const isWished = parts.some(({ filter }) => filter?.key === MADE_FOR);
  if (model === "" || MEASURE.test(model) || shown.length === 0 || isWished) return text;
  const isForThings = (await summariesOf(around, shown)).some(({ name }) => FOR.test(name));
  return isForThings ? `voor de ${model}` : text;
}
