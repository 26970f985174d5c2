import { isFlagValue } from "../../search/wish/refused-members";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { readIn } from "./read-in";

/**
 * What need not be though nobody asked for it, as a refusal: `die van Philips hoeft niet`, `een historische roman hoeft
 * niet`. Undefined where it is a property that things have or have not: what need not be waterproof may be.
 */
export async function asUnwanted(around: Around, state: DialogueState, text: string): Promise<string | undefined> {
  const { parts, leftovers } = await readIn(around, state, text);
  if (parts.length === 0 || leftovers.length > 0) return undefined;
  const words = parts.map(({ said }) => said);
  if (parts.every(({ kind }) => kind === "brand")) return `niet van ${words.join(" en ")}`;
  const chosen = parts.flatMap(({ kind, filter }) =>
    (kind === "value" || kind === "color") && filter && "values" in filter ? (filter.values ?? []) : [undefined],
  );
  const isChoice = chosen.every((value) => value !== undefined && !/^[!<>]|\d/.test(value) && !isFlagValue(value));
  return isChoice ? `geen ${words.join(", geen ")}` : undefined;
}
