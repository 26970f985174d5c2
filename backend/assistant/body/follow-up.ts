import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import { asWritten } from "../../search/wish/as-written";
import type { DialogueState } from "../state";

const VERSION =
  /^(?:(?:en|maar|ook|dan|graag|liefst|liever|wel|toch|doe|geef|toon|heb je|is er|ik wil|ik bedoel)[ ,]+)*(?:(?:de|het|een|die|dat|alleen)[ ,]+)+[^,]{1,30}?[ -](?:versie|variant|uitvoering|editie)\b/;
/** Whether another version is meant of what is in view: `de xl versie graag`. */
export const isVersion = (text: string): boolean => VERSION.test(fold(text));

const WITH = /^(?:(?:en|maar|ook|dan|graag|liefst|wel|toch)[ ,]+)*(?:met|zonder)\b/;
/** `kan ik er ook spelletjes op doen`: what can be done with what is in view. */
const CAN_BE_DONE =
  /\b(?:kan|kun|kunnen|mag|wil|gaat|gaan|past|passen)\b(?: \p{L}+){0,2} (?:er|daar|hier|ermee|daarmee|hiermee)\b.* (?:op|in|aan|bij|mee|onder|tussen)\b|\b(?:kan in de|past? (?:\p{L}+ )?bij|passen (?:\p{L}+ )?bij)\b|^(?:en |maar )?(?:(?:hij|het|ie|die|ze) )?(?:moet(?:en)? )?(?:\p{L}+ ){1,3}kunnen(?: worden| \p{L}{2,}en)[. !]*$/u;

export const asksWhatCanBeDone = (text: string): boolean => CAN_BE_DONE.test(fold(asWritten(text)));

/**
 * What the kind in view is to come with is a part of it, though it names a kind of its own: `met goede camera` of
 * telephones; so is what can be done with it.
 */
export function asPartOfView(text: string, { kinds: inView, q }: Pick<DialogueState, "kinds" | "q">, read: Wish): Wish {
  const [kind] = read.kinds;
  const said = read.parts.find(({ kind }) => kind === "kind")?.said;
  const isOther = kind !== undefined && !read.kinds.some(({ key }) => inView.some((one) => one.key === key));
  if ((inView.length === 0 && q === "") || !isOther || said === undefined) return read;
  if (!WITH.test(fold(text)) && !asksWhatCanBeDone(text)) return read;
  const { noun: _, ...rest } = read;
  const parts = read.parts.filter(({ kind }) => kind !== "kind");
  const others = read.leftovers.filter((one) => !said.includes(one));
  return { ...rest, q: "", kinds: [], parts, leftovers: [...others, said] };
}
