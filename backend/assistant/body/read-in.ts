import type { Wish } from "#contract/wish";
import { tokens } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { type DialogueState, hasWish } from "../state";
import type { Around } from "./around";
import { summariesOf } from "./products";

const QUERY_LENGTH = 200;
/** What a sentence asks for, read in view of what the conversation is about. */
export async function readIn(around: Around, state: DialogueState, text: string): Promise<Wish> {
  const [kind, ...others] = state.kinds;
  const wish = await around.finder.readWish(text, {
    ...around.view,
    ...(kind && others.length === 0 && { category: kind.key }),
    ...(hasWish(state) && { isLater: true }),
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
  // What names tell in another form than it is said, as `5,0 Ah`, is checked and not searched for.
  const checks = (whole.checks ?? []).filter(
    ({ number, said }) => number !== undefined && whole.leftovers.includes(said),
  );
  const saying = checks.map(({ said }) => said);
  const demands = (whole.demands ?? []).filter(({ said }) => saying.includes(said));
  if (checks.length > 0 && !/\d/.test(state.q)) return { ...read, q: "", parts, leftovers: saying, checks, demands };
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

const keysOf = ({ parts }: Wish): string => parts.flatMap(({ filter }) => filter?.key ?? []).join();

/** Whether the category of what was shown reads more in a sentence, or as much by what its products are told by. */
const tellsMore = (told: Wish, read: Wish): boolean =>
  told.parts.length > read.parts.length ||
  (told.parts.length > 0 &&
    told.parts.length === read.parts.length &&
    told.leftovers.length <= read.leftovers.length &&
    keysOf(told) !== keysOf(read));

/**
 * What is sought by words, or by no more than its properties, is told by what the products are told by that were shown,
 * where these are all of one category: `met gootje` of a `snijplank`, which is none, and `vanaf 5 jaar` of toys.
 */
async function readOfShown(around: Around, state: DialogueState, text: string, read: Wish): Promise<Wish> {
  if (state.kinds.length > 0 || !hasWish(state) || state.shown.length === 0 || namesItself(read)) return read;
  const [first, ...others] = await summariesOf(around, state.shown);
  if (!first || others.some(({ category }) => category !== first.category)) return read;
  const kind = { key: first.category, name: "", path: "" };
  const told = await readIn(around, { ...state, kinds: [kind] }, text);
  return !namesItself(told) && tellsMore(told, read) ? told : read;
}

/**
 * What a sentence asks for. Numbers and properties after no more than a brand are of what that brand makes: `met 256 GB` after
 * `Fairphone`.
 */
export async function readNext(around: Around, state: DialogueState, text: string): Promise<Wish> {
  const read = await readOfShown(around, state, text, await readCounted(around, state, text));
  const brand = onlyBrand(state);
  if (brand === undefined || namesItself(read)) return read;
  const whole = await readIn(around, state, `${brand} ${text}`);
  const isOfIt = whole.kinds.length === 0 && whole.parts.some(({ kind, said }) => kind === "brand" && said === brand);
  return isOfIt && (whole.q !== "" || whole.parts.length > 1) ? whole : read;
}
