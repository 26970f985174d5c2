import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import type { DialogueState, StatePart } from "../state";

const MONEY = /^(?:budget|prijs|geld|bedrag|euro|duur|goedkoop|kost|gren|limiet|plafond|maximum|bovengren|prijsgren)$/;
/** Stems of words for any size. */
const FORMAT = /^(?:format|afmeting|grot|omvang)$/;
const OF_FORMAT = /grootte|maat|diameter|lengte|breedte|hoogte|diepte|afmeting|size|inhoud/;
const SHORTEST_END = 5;
const names: Record<string, RegExp> = {
  brand: /^merk$/,
  color: /^kleur$/,
  size: /^maa?t$/,
  gender: /^(?:geslacht|heer|dames?)$/,
  delivery: /^(?:bezorg\w*|lever\w*|morgen|snel\w*)$/,
  bekleding: /^(?:stof|materiaal)$/,
  materiaal: /^stof$/,
  condition: /^(?:staat|nieuw|gebruikt|tweedehand)$/,
};

const stems = (text: string) => tokens(text).map(normalise);

function isNamed(part: StatePart, words: readonly string[]): boolean {
  if (part.price && words.some((word) => MONEY.test(word))) return true;
  const { key } = part.filter ?? {};
  if (key && words.some((word) => names[key]?.test(word))) return true;
  if (key && words.some((word) => FORMAT.test(word)) && OF_FORMAT.test(key.toLowerCase())) return true;
  const own = new Set(stems(`${part.label} ${part.said} ${part.filter?.key ?? ""} ${part.prefer?.feature ?? ""}`));
  const telling = words.filter((word) => word.length > 2 || /\d/.test(word));
  // `het venster` of a `kijkvenster`
  const isOwn = (word: string) =>
    own.has(word) || (word.length >= SHORTEST_END && [...own].some((one) => one.endsWith(word)));
  return telling.length > 0 && telling.every(isOwn);
}

/**
 * The wishes that words take back: the one with exactly this label, else those that they name. Empty when they name
 * none.
 */
export function partsNamed({ parts }: DialogueState, text: string): StatePart[] {
  const said = text.trim().toLowerCase();
  const labels = [said, ...said.split(", ")];
  const exact = parts.filter(({ label }) => labels.includes(label.toLowerCase()));
  if (exact.length > 0) return exact;
  const words = stems(text);
  // `maat maakt niet uit` of what has no sizes, but lengths and widths.
  const isMeasure = words.some((word) => names.size?.test(word)) && !parts.some(({ filter }) => filter?.key === "size");
  return parts.filter((part) => isNamed(part, isMeasure ? ["format"] : words));
}

/** What is searched for without the words of wishes that were checked product by product besides. */
const unchecked = ({ q }: DialogueState, gone: readonly StatePart[]): string => {
  const words = gone.flatMap(({ told, said }) => (told ? fold(said) : []));
  return words.length === 0
    ? q
    : q
        .split(" ")
        .filter((word) => !words.includes(fold(word)))
        .join(" ");
};

/** `laat die xbox maar zitten` of `xbox of playstation`: the other of the two is still wanted. */
function otherOf(part: StatePart, text: string): StatePart[] {
  const values = part.told?.values ?? [];
  if (!part.told || values.length !== 2 || !/ of /.test(part.said)) return [];
  const said = stems(text);
  const left = values.filter((value) => !said.includes(normalise(value)));
  const [other] = left;
  if (left.length !== 1 || other === undefined) return [];
  return [{ ...part, id: `told:${other}`, label: other, said: other, told: { ...part.told, values: [other] } }];
}

/** Without these wishes, and without what was shown of the former ones; `text` is what was said to let them go. */
export const withoutParts = (state: DialogueState, gone: readonly StatePart[], text = ""): DialogueState => ({
  ...state,
  q: unchecked(state, gone),
  parts: state.parts.flatMap((part) => (gone.includes(part) ? otherOf(part, text) : part)),
  pages: 0,
  focus: null,
  question: null,
});
