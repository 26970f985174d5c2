import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";

const SHORTEST = 4;

/**
 * The one of several kinds that a word chooses, because only its name begins so: `een robot` of robot vacuum cleaners and
 * stick ones. `text` is what else was said.
 */
export function pickKind(
  text: string,
  { kinds }: Pick<DialogueState, "kinds">,
): { kind: DialogueState["kinds"][number]; text: string } | undefined {
  if (kinds.length < 2) return undefined;
  for (const word of text.match(/[\p{L}\d-]+/gu) ?? []) {
    const stem = normalise(word.toLowerCase());
    if (stem.length < SHORTEST) continue;
    const [kind, ...others] = kinds.filter(({ name }) => tokens(name).some((one) => one.startsWith(stem)));
    // The whole name is read as any other.
    if (!kind || others.length > 0 || tokens(kind.name).some((one) => normalise(one) === stem)) continue;
    return { kind, text: text.replace(word, " ").replace(/\s+/g, " ").trim() };
  }
  return undefined;
}
