import type { DialogueState, StatePart } from "../state";
import { hasWish } from "../state";
import type { Around, Said } from "./around";
import { mergeWish, withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";
import { drawn, showProducts } from "./show";
import { say } from "./texts";
import { wish, withLeftovers } from "./wish";
import { whatOf, wishesBlock } from "./wished";

interface Asked {
  ask: "cheapest" | "dearest" | "count" | "best";
  text: string;
}
/** `wat is de goedkoopste`: what is asked next is asked of that one. */
const OF_ONE =
  /\b(?:wat|welke?) (?:is|was) (?:(?:nou|nu|dan|eigenlijk) )*(?:de|het|jullie) (?:aller)?(?:goedkoopste|duurste|voordeligste)\b/i;
/** `jullie allerduurste tv`, `de goedkoopste die jullie hebben`: of all that the shop has, whatever was wished before. */
const OF_SHOP =
  /\b(?:jullie|uw) (?:aller)?(?:goedkoopste|voordeligste|duurste|beste)\b|\bvan allemaal\b|\b(?:die|dat|wat) (?:jullie|je|u) (?:in huis |hier )?(?:hebben|hebt|heeft|heb|verkopen|verkoopt)\b|\b(?:van|in) (?:de|jullie) (?:hele )?winkel\b/i;
const RATED = 90;
const SHOWN_BEST = 3;

/** Of what a kind is known for no more than the kind is left where all of the shop is meant; the dearest knows no maximum. */
export function ofAll(ask: Asked["ask"], state: DialogueState, { message }: Pick<Around, "message">): DialogueState {
  if (OF_SHOP.test(message) && ask !== "count") return { ...state, parts: [] };
  const parts = state.parts.filter(({ price }) => !(price && price.to !== null && price.from === null));
  return ask === "dearest" ? { ...state, parts } : state;
}

/** What the whole shop has of something: how many, the cheapest, the dearest, the best rated. */
export async function shape({ ask, text }: Asked, state: DialogueState, around: Around): Promise<Said> {
  const before = ofAll(ask, state, around);
  const read = await readIn(around, before, text);
  const [left, ...others] = read.leftovers;
  if (ask === "best" && left !== undefined && others.length === 0) {
    // `welke heeft de beste batterij`: the longest of what a good one lasts.
    const good = `goede ${left}`;
    if ((await readIn(around, before, good)).preferences.length > 0) return wish({ text: good }, before, around);
  }
  const merged =
    read.q || read.kinds.length > 0 || read.parts.length > 0 ? mergeWish(before, read, around.turn) : before;
  const said = withLeftovers(await shaped(ask, merged, before, around), read.leftovers);
  const [first] = said.state.shown;
  return OF_ONE.test(around.message) && first !== undefined
    ? { ...said, state: { ...said.state, focus: first } }
    : said;
}

async function shaped(ask: Asked["ask"], merged: DialogueState, before: DialogueState, around: Around): Promise<Said> {
  if (ask === "count") return count(merged, around);
  if (!hasWish(merged)) return { text: [say("nothingToContinue")], blocks: [], state: before, isMiss: true };
  if (ask === "best") return bestRated(merged, around);
  const order = ask === "cheapest" ? "priceAsc" : "priceDesc";
  const label = ask === "cheapest" ? "goedkoopste eerst" : "duurste eerst";
  const direction = ask === "cheapest" ? "asc" : "desc";
  const part: StatePart = {
    id: "sort",
    label,
    said: label,
    hard: false,
    turn: around.turn,
    sort: { by: "price", direction },
  };
  const state = { ...merged, parts: withParts(merged.parts, [part]) };
  const heading = (total: number) => say("superlative", { order, total, what: whatOf(state) });
  return showProducts(around, state, { heading, silent: true });
}

async function count(state: DialogueState, around: Around): Promise<Said> {
  const { total } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: 1 }));
  const text = say("count", { total, what: whatOf(state) });
  return { text: [text], blocks: [wishesBlock(state, total, around)], state: { ...state, question: null } };
}

/** Those that buyers rate highest, of all that fit; of very many, of those that fit best. */
async function bestRated(state: DialogueState, around: Around): Promise<Said> {
  const request = requestOf(state, around.view, { current: 0, size: RATED });
  const { ids, total } = await around.finder.ids({ ...request, filters: { ...request.filters, rating: ["4"] } });
  const found = await summariesOf(around, ids);
  const best = found
    .sort(
      (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
    )
    .slice(0, SHOWN_BEST);
  if (best.length === 0) return { text: [say("noRatings")], blocks: [], state };
  const {
    ids: shown,
    text,
    block,
  } = await drawn(
    around,
    best.map(({ id }) => id),
    state,
  );
  return {
    text: [say("superlative", { order: "rating", total, what: whatOf(state) }), ...text],
    blocks: [block, wishesBlock(state, total, around)],
    state: { ...state, shown, pages: 0, focus: shown[0] ?? null, question: null },
  };
}
