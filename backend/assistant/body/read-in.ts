import type { Wish } from "#contract/wish";
import { tokens } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import type { DialogueState } from "../state";
import type { Around } from "./around";

const QUERY_LENGTH = 200;
/** What a sentence asks for, read in view of what the conversation is about. */
export async function readIn(around: Around, state: DialogueState, text: string): Promise<Wish> {
  const [kind, ...others] = state.kinds;
  const wish = await around.finder.readWish(text, {
    ...around.view,
    ...(kind && others.length === 0 && { category: kind.key }),
    whole: true,
  });
  const plain = { q: text, kinds: [], filters: {}, preferences: [], parts: [], leftovers: [] };
  const found = wish ?? plain;
  return { ...found, q: found.q.slice(0, QUERY_LENGTH) };
}

/** Words that are no subject of their own: `256 GB`. */
export const isOfNumbers = (q: string): boolean =>
  q !== "" && tokens(q).every((word) => /\d/.test(word) || isCommonUnit(word));

/** The same, of numbers with what is sought by words: `3 zits` after a `bank` that is no one category. */
async function readCounted(around: Around, state: DialogueState, text: string): Promise<Wish> {
  const read = await readIn(around, state, text);
  if (!isOfNumbers(read.q) || state.q === "" || state.kinds.length === 1) return read;
  const whole = await readIn(around, state, `${state.q} ${text}`);
  const parts = whole.parts.filter(({ kind }) => kind !== "kind");
  return parts.length > read.parts.length ? { ...read, q: "", parts } : read;
}

/** The one brand that is all that was asked for so far, as it was said. */
function onlyBrand({ kinds, q, noun, parts }: DialogueState): string | undefined {
  if (kinds.length > 0 || q !== "" || noun !== "") return undefined;
  const [brand, ...others] = parts.filter(({ filter }) => filter?.key === "brand");
  const isWanted = others.length === 0 && brand?.filter?.values.every((value) => !value.startsWith("!"));
  return isWanted ? brand?.said : undefined;
}

/** What names a thing or a brand of its own. */
const namesItself = ({ kinds, noun, isElsewhere, parts }: Wish): boolean =>
  kinds.length > 0 || noun !== undefined || isElsewhere === true || parts.some(({ kind }) => kind === "brand");

/**
 * What a sentence asks for. Numbers and properties after no more than a brand are of what that brand makes: `met 256 GB` after
 * `Fairphone`.
 */
export async function readNext(around: Around, state: DialogueState, text: string): Promise<Wish> {
  const read = await readCounted(around, state, text);
  const brand = onlyBrand(state);
  if (brand === undefined || namesItself(read)) return read;
  const whole = await readIn(around, state, `${brand} ${text}`);
  const isOfIt = whole.kinds.length === 0 && whole.parts.some(({ kind, said }) => kind === "brand" && said === brand);
  return isOfIt && (whole.q !== "" || whole.parts.length > 1) ? whole : read;
}
