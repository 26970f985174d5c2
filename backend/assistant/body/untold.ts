import type { Wish, WishCheck } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { unitOf } from "../../search/analysis/units";
import { isPlainWord } from "../../search/wish/small-words";
import { readTraits } from "../records";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { isTold } from "./gate";
import { areCodedInInches } from "./inches";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { MOST_CHECKED, requestOf } from "./request";
import { areToldOf, type Told, tellAnyOf, tellsOf } from "./told";

const DENIES = /^(?:liever |liefst |zeker |absoluut |maar )*(?:geen|niet|zonder|behalve|uitgezonderd)\b/;
const LONGEST = 3;

/** What a text says is not wanted, in stems; empty where it says nothing of the kind. */
function refusedIn(text: string): string[] {
  const folded = fold(text).trim();
  if (!DENIES.test(folded)) return [];
  const words = tokens(folded.replace(DENIES, " ")).filter((word) => !isPlainWord(word));
  return words.length > LONGEST ? [] : words.map(normalise);
}

function toldPart({ said, ...told }: WishCheck & Pick<Told, "isCoded">, turn: number): StatePart {
  const id = `told:${told.number?.unit ?? told.values?.join()}`;
  return { id, label: said.toLowerCase(), said, hard: true, turn, told };
}

/** Where no product tells the part by its name, whatever it tells may be of that. */
function withoutPart({ isPart, ...check }: WishCheck, products: Parameters<typeof tellAnyOf>[0]): WishCheck {
  return { ...check, ...(isPart && tellAnyOf(products, check.features ?? []) && { isPart }) };
}

/**
 * What is not wanted and no filter knows, but specifications of what is found say (`geen nylon` of strings), is checked
 * product by product. What none of them says is left over still.
 */
export async function withUntold(
  around: Around,
  state: DialogueState,
  leftovers: readonly string[],
  checks: readonly WishCheck[] = [],
): Promise<{ state: DialogueState; leftovers: string[] }> {
  const refused = leftovers
    .map((said) => ({ said, untold: refusedIn(said) }))
    .filter(({ untold }) => untold.length > 0);
  if (refused.length + checks.length === 0 || state.kinds.length + state.q.length === 0)
    return { state, leftovers: [...leftovers] };
  const { ids } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: MOST_CHECKED }));
  const traits = await readTraits(around.kit.db, ids);
  const named = await summariesOf(around, ids);
  const telling = named.flatMap(({ id, name }) => ({ name, specifications: traits.get(id)?.specifications ?? [] }));
  const isCoded = areCodedInInches(telling);
  const told = checks
    .map((one) => withoutPart(one, telling))
    .flatMap((check) => {
      // What most products tell in its own place is not met by another: a roof of plastic.
      if (check.isSearched) return areToldOf(telling, check) ? toldPart(check, around.turn) : [];
      if (!leftovers.includes(check.said)) return [];
      if (telling.some((product) => tellsOf(product, check)) || areToldOf(telling, check))
        return toldPart(check, around.turn);
      // `OLED65C34LA`
      return isCoded && check.number && unitOf(check.number.unit).base === unitOf("inch").base
        ? toldPart({ ...check, isCoded }, around.turn)
        : [];
    });
  const words = refused
    .filter(({ untold }) => telling.some((product) => isTold(product, untold)))
    .map(({ said, untold }): StatePart => {
      const label = said.toLowerCase();
      return { id: `untold:${untold.join(" ")}`, label, said, hard: true, turn: around.turn, untold };
    });
  const parts = [...told, ...words.filter(({ said }) => !told.some((part) => part.said === said))];
  const used = new Set(parts.map(({ said }) => said));
  return {
    state: { ...state, parts: withParts(state.parts, parts) },
    leftovers: leftovers.filter((said) => !used.has(said)),
  };
}

/** Words that a product must say itself to be shown, as they were said. */
export const neededPart = (said: string, turn: number, word = said): StatePart => {
  const needed = tokens(fold(word)).map(normalise);
  return { id: `needed:${needed.join(" ")}`, label: said.toLowerCase(), said, hard: true, turn, needed };
};

/**
 * Of what nothing could be done with, what is plainly demanded: only products that say it are shown. The rest says for whom a
 * thing is, where it goes or how it is praised, and is left over.
 */
export function withDemanded(
  state: DialogueState,
  leftovers: readonly string[],
  { demands = [], checks = [] }: Pick<Wish, "demands" | "checks">,
  turn: number,
): { state: DialogueState; leftovers: string[] } {
  const words = new Map(demands.map(({ said, word }) => [said, word]));
  const isDemanded = (said: string) => words.has(said);
  if (state.kinds.length + state.q.length === 0 || !leftovers.some(isDemanded))
    return { state, leftovers: [...leftovers] };
  const parts = leftovers.filter(isDemanded).map((said): StatePart => {
    const number = checks.find((check) => check.said === said)?.number;
    return number ? toldPart({ said, number }, turn) : neededPart(said, turn, words.get(said));
  });
  return {
    state: { ...state, parts: withParts(state.parts, parts) },
    leftovers: leftovers.filter((said) => !isDemanded(said)),
  };
}
