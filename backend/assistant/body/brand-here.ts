import { fold, tokens } from "../../search/analysis/tokens";
import { type DialogueState, newState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";

const isWanted = wantsOf("brand");
const ONE = { current: 0, size: 1 };
const MOST_WORDS = 6;

async function finds(around: Around, state: DialogueState): Promise<boolean> {
  const { total, relaxed } = await around.finder.ids(requestOf(state, around.view, ONE));
  return total > 0 && relaxed === undefined;
}

/** The words of a search that name a brand, where names alone tell it: `accuboormachine Bosch`. */
export async function brandWordsOf(around: Around, { q }: Pick<DialogueState, "q">): Promise<string[]> {
  const words = q.split(" ").filter(Boolean);
  if (words.length > MOST_WORDS) return [];
  const found: string[] = [];
  for (const word of words) {
    const read = await readIn(around, newState(), word);
    if (read.q === "" && read.parts.some(({ kind }) => kind === "brand")) found.push(word);
  }
  return found;
}

/** The same search without them: `accuboormachine Bosch`, and then Makita. */
async function withoutBrandWords(around: Around, state: DialogueState): Promise<DialogueState> {
  const gone = await brandWordsOf(around, state);
  const kept = state.q.split(" ").filter((word) => !gone.includes(word));
  return gone.length === 0 ? state : { ...state, q: kept.join(" ") };
}

/** The brands of what is sought that are written longer: `Bosch Professional`. */
async function longerBrands(around: Around, others: DialogueState, brand: string): Promise<string[]> {
  const { brand: facet } = await around.finder.facets(requestOf(others, around.view));
  const names = facet?.buckets.map(({ key }) => key) ?? [];
  return names.filter((name) => fold(name).startsWith(`${fold(brand)} `));
}

/**
 * After a message about brands: the conversation with the brand as the shop has it, where nothing that is sought is of the
 * brand by the name that was said: by the longer name of the feed, or by the names of products of which no brand is told.
 */
export async function withBrandHere(around: Around, state: DialogueState): Promise<DialogueState> {
  const wanted = state.parts.filter(isWanted);
  const [part] = wanted;
  const [brand = "", ...more] = part?.filter?.values ?? [];
  const isOfBrands = state.parts.some(({ turn, filter }) => turn === around.turn && filter?.key === "brand");
  if (!part || !isOfBrands || wanted.length > 1 || more.length > 0 || state.kinds.length > 1) return state;
  if (await finds(around, state)) return state;
  const bare = await withoutBrandWords(around, state);
  if (bare !== state && (await finds(around, bare))) return bare;
  const others = { ...bare, parts: bare.parts.filter((one) => one !== part) };
  if (!(await finds(around, others))) return state;
  const longer = await longerBrands(around, others, brand);
  if (longer.length > 0) {
    const filter = { key: "brand", values: longer };
    const own: StatePart = { ...part, id: `brand:${longer.join()}`, filter };
    return { ...others, parts: others.parts.concat(own) };
  }
  const named = { ...others, q: [bare.q, brand].filter(Boolean).join(" ") };
  if (!(await finds(around, named))) return bare;
  const { ids } = await around.finder.ids(requestOf(named, around.view, ONE));
  const isNamed = (await summariesOf(around, ids)).every(({ name }) =>
    ` ${tokens(fold(name)).join(" ")} `.includes(` ${tokens(fold(brand)).join(" ")} `),
  );
  return isNamed ? named : bare;
}
