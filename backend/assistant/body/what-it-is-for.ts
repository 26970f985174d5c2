import type { Wish, WishPart } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold } from "../../search/analysis/tokens";
import { animalOf } from "../../search/wish/language";
import type { DialogueState } from "../state";

const LEAD = String.raw`^(?:(?:en|maar|gewoon|ook|dan|graag|liefst|wel|toch|ok|oke|het is|hij is|die is|is)[ ,]+)*`;
const OWNER = String.raw`(?: (?:de|het|een|mijn|m'n|mn|onze|ons|die|dit|deze|op|in|bij|onder|naast))*`;
/** What a thing is for stands behind `voor`: up to a number and an adjective in front of the noun. */
const PURPOSE = new RegExp(
  String.raw`${LEAD}(?:voor|in|op|bij|met|onder|naast|tegen)${OWNER}((?: (?!(?:een|de|het|zo|nog|ook|wil|zoek)\b)(?:\d[\d.,]*|twee|drie|vier|[a-z]{1,9}))*?) $`,
);
/** `waar een laptop van 15 inch in past`, `die onder een tv van 55 inch past` */
const FITS = new RegExp(
  String.raw`${LEAD}(?:(?:waar(?:in|op|onder|bij)?|dat|die|het|hij)\b|moet(?:en)? (?:in|op|onder|bij|naast)\b).*\b(?:past?|passen|kan|kunnen|staan|hangen|gaat|komt|komen|leggen|zetten)\b`,
);

const hasDigit = (text: string): boolean => /\d/.test(text);

/** Where the noun of another kind stands that a message only says what a thing is for; -1 elsewhere. */
function placeOfPurpose(folded: string, noun: string): number {
  const at = folded.search(new RegExp(String.raw`(?<![a-z\d])${noun.replace(/[^a-z\d ]/g, ".")}(?![a-z\d])`));
  if (at < 0) return -1;
  return FITS.test(folded) || PURPOSE.test(folded.slice(0, at)) ? at : -1;
}

/**
 * What a thing that is already sought is for or goes with is no new subject: `gewoon voor school` after backpacks, `voor een
 * 15 inch laptop`. It is named as not understood, except where the thing is told by it: the `Laptopvak` of a backpack.
 * `again` reads a text in view of what is sought.
 */
export async function asPurpose(
  text: string,
  read: Wish,
  { kinds, q }: Pick<DialogueState, "kinds" | "q">,
  again: (text: string) => Promise<Wish>,
): Promise<Wish> {
  const named = read.parts.find(({ kind }) => kind === "kind");
  if (!named || (kinds.length === 0 && q === "")) return read;
  const isWithin = (key: string) => kinds.some((known) => key === known.key || key.startsWith(`${known.key}.`));
  if (read.kinds.every(({ key }) => isWithin(key))) return read;
  const noun = fold(named.said);
  // Whom it is for may need another thing: food for a dog is none for a cat.
  if (animalOf.has(noun)) return read;
  const folded = fold(text);
  const at = placeOfPurpose(folded, noun);
  if (at < 0) return read;
  const stem = normalise(noun);
  const clause = folded.split(/[,;]/).find((one) => one.includes(noun)) ?? folded;
  const isOfThing = ({ said, filter }: WishPart) =>
    !hasDigit(said) || !clause.includes(fold(said)) || normalise(filter?.key ?? "").includes(stem);
  const others = (parts: readonly WishPart[]) => parts.filter(({ kind }) => kind !== "kind");
  if (kinds.length !== 1) {
    const { noun: __, ...bare } = read;
    return { ...bare, q: "", kinds: [], parts: others(read.parts), leftovers: [...read.leftovers, named.said] };
  }
  const { noun: _, ...rest } = await again(`${folded.slice(0, at)} ${folded.slice(at + noun.length)}`);
  const parts = others(rest.parts).filter(isOfThing);
  const lost = others(rest.parts)
    .filter((part) => !isOfThing(part))
    .map(({ said }) => said);
  const leftovers = [...new Set([...rest.leftovers, ...lost, named.said])];
  return { ...rest, q: "", kinds: [], parts, leftovers };
}
